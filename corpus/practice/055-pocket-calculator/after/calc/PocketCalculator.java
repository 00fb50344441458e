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

    // sum := product | product '+' sum | product '-' sum
    private long sum() {
        long left = product();
        if (accept('+')) {
            return left + sum();
        }
        if (accept('-')) {
            return left - sum();
        }
        return left;
    }

    // product := atom | atom '*' product | atom '/' product
    private long product() {
        long left = atom();
        if (accept('*')) {
            return left * product();
        }
        if (accept('/')) {
            return left / product();
        }
        return left;
    }

    private long atom() {
        if (accept('(')) {
            long value = sum();
            if (!accept(')')) {
                throw new IllegalArgumentException("missing )");
            }
            return value;
        }
        int start = pos;
        while (Character.isDigit(peek())) {
            pos++;
        }
        return Long.parseLong(text.substring(start, pos));
    }

    private boolean accept(char expected) {
        if (peek() != expected) {
            return false;
        }
        pos++;
        return true;
    }

    private char peek() {
        return pos < text.length() ? text.charAt(pos) : '\0';
    }
}
