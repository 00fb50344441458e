package misc.ops;

public enum Op {
    ADD, SUB, MUL, DIV;

    public int apply(int a, int b) {
        switch (this) {
            case ADD:
                return a + b;
            case SUB:
                return a - b;
            case MUL:
                return a * b;
            default:
                return a / b;
        }
    }

    public String symbol() {
        switch (this) {
            case ADD:
                return "+";
            case SUB:
                return "-";
            case MUL:
                return "*";
            default:
                return "/";
        }
    }

    public static Op of(String symbol) {
        for (Op op : values()) {
            if (op.symbol().equals(symbol)) {
                return op;
            }
        }
        throw new IllegalArgumentException("symbol");
    }
}
