package expr.sum;

public final class SumExpression {
    private final String text;
    private int position;

    public SumExpression(String text) {
        this.text = text;
    }

    public long value() {
        position = 0;
        long sum = number();
        while (position < text.length()) {
            char op = text.charAt(position++);
            if (op == '+') {
                sum += number();
            } else if (op == '-') {
                sum -= number();
            } else {
                throw new IllegalArgumentException("at " + position);
            }
        }
        return sum;
    }

    private long number() {
        int start = position;
        while (position < text.length() && Character.isDigit(text.charAt(position))) {
            position++;
        }
        return Long.parseLong(text.substring(start, position));
    }
}
