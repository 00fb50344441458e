package misc.ops;

import java.util.function.IntBinaryOperator;

public enum Op {
    ADD("+", (a, b) -> a + b),
    SUB("-", (a, b) -> a - b),
    MUL("*", (a, b) -> a * b),
    DIV("/", (a, b) -> a / b);

    private final String symbol;
    private final IntBinaryOperator function;

    Op(String symbol, IntBinaryOperator function) {
        this.symbol = symbol;
        this.function = function;
    }

    public int apply(int a, int b) {
        return function.applyAsInt(a, b);
    }

    public String symbol() {
        return symbol;
    }

    public static Op of(String symbol) {
        for (Op op : values()) {
            if (op.symbol.equals(symbol)) {
                return op;
            }
        }
        throw new IllegalArgumentException("no operator " + symbol);
    }
}
