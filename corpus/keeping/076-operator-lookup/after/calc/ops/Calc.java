package calc.ops;

public final class Calc {
    private long memory;

    public long apply(char op, long value) {
        memory = switch (op) {
            case '+' -> memory + value;
            case '-' -> memory - value;
            case '*' -> memory * value;
            case '/' -> memory / value;
            case '=' -> value;
            default -> throw new UnsupportedOperationException("unknown operator " + op);
        };
        return memory;
    }

    public long memory() {
        return memory;
    }
}
