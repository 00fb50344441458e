package calc.ops;

public final class Calc {
    private long memory;

    public long apply(char op, long value) {
        switch (op) {
            case '+':
                memory += value;
                break;
            case '-':
                memory -= value;
                break;
            case '*':
                memory *= value;
                break;
            case '/':
                memory /= value;
                break;
            case '=':
                memory = value;
                break;
            default:
                throw new UnsupportedOperationException(String.valueOf(op));
        }
        return memory;
    }

    public long memory() {
        return memory;
    }
}
