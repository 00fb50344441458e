package music.score;

public enum NoteValue {
    WHOLE, HALF, QUARTER, EIGHTH, TRIPLET, GRACE;

    public String symbol() {
        return switch (this) {
            case WHOLE -> "o";
            case HALF -> "d";
            case QUARTER -> "q";
            case EIGHTH -> "e";
            case TRIPLET -> "t";
            case GRACE -> "g";
        };
    }

    public int ticks(int perQuarter) {
        return switch (this) {
            case WHOLE -> perQuarter * 4;
            case HALF -> perQuarter * 2;
            case QUARTER -> perQuarter;
            case EIGHTH -> perQuarter / 2;
            case TRIPLET -> perQuarter / 3;
            case GRACE -> 0;
        };
    }

    public static NoteValue ofSymbol(String symbol) {
        if (symbol == null) {
            throw new IllegalArgumentException("no symbol");
        }
        return switch (symbol) {
            case "o" -> WHOLE;
            case "d" -> HALF;
            case "q" -> QUARTER;
            case "e" -> EIGHTH;
            case "t" -> TRIPLET;
            case "g" -> GRACE;
            default -> throw new IllegalArgumentException("symbol " + symbol);
        };
    }
}
