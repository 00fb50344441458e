package calc;

/** Evaluates integer expressions with + - * / and parentheses. */
public class PocketCalculator {

    private String text;
    private int pos;

    public long evaluate(String expression) {
        text = expression.replace(" ", "");
        pos = 0;
        long value = sum();
        if (pos < text.length()) {
            throw new IllegalArgumentException("unexpected " + text.charAt(pos));
        }
        return value;
    }

    private long sum() {
        long value = product();
        while (peek() == '+' || peek() == '-') {
            char op = text.charAt(pos++);
            long right = product();
            value = op == '+' ? value + right : value - right;
        }
        return value;
    }

    private long product() {
        long value = atom();
        while (peek() == '*' || peek() == '/') {
            char op = text.charAt(pos++);
            long right = atom();
            value = op == '*' ? value * right : value / right;
        }
        return value;
    }

    private long atom() {
        if (peek() == '(') {
            pos++;
            long value = sum();
            if (peek() != ')') {
                throw new IllegalArgumentException("missing )");
            }
            pos++;
            return value;
        }
        int start = pos;
        while (Character.isDigit(peek())) {
            pos++;
        }
        return Long.parseLong(text.substring(start, pos));
    }

    private char peek() {
        return pos < text.length() ? text.charAt(pos) : '\0';
    }
}
