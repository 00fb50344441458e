package music.score;

import java.util.function.IntUnaryOperator;

public enum NoteValue {
    WHOLE("o", ticks -> ticks * 4),
    HALF("d", ticks -> ticks * 2),
    QUARTER("q", ticks -> ticks),
    EIGHTH("e", ticks -> ticks / 2),
    TRIPLET("t", ticks -> ticks / 3),
    GRACE("g", ticks -> 0);

    private final String symbol;
    private final IntUnaryOperator length;

    NoteValue(String symbol, IntUnaryOperator length) {
        this.symbol = symbol;
        this.length = length;
    }

    public String symbol() {
        return symbol;
    }

    public int ticks(int perQuarter) {
        return length.applyAsInt(perQuarter);
    }

    public static NoteValue ofSymbol(String symbol) {
        for (NoteValue value : values()) {
            if (value.symbol.equals(symbol)) {
                return value;
            }
        }
        throw new IllegalArgumentException("symbol " + symbol);
    }
}
