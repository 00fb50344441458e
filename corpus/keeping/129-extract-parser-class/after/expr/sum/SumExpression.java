package expr.sum;

public final class SumExpression {
    private final String text;

    public SumExpression(String text) {
        this.text = text;
    }

    public long value() {
        SumParser parser = new SumParser(text);
        long sum = parser.number();
        while (!parser.atEnd()) {
            char op = parser.next();
            if (op == '+') {
                sum += parser.number();
            } else if (op == '-') {
                sum -= parser.number();
            } else {
                throw new IllegalArgumentException("unexpected " + op);
            }
        }
        return sum;
    }
}
