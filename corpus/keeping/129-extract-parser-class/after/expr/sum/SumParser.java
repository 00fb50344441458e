package expr.sum;

final class SumParser {
    private final String text;
    private int position;

    SumParser(String text) {
        this.text = text;
    }

    boolean atEnd() {
        return position >= text.length();
    }

    char next() {
        return text.charAt(position++);
    }

    long number() {
        int start = position;
        while (!atEnd() && Character.isDigit(text.charAt(position))) {
            position++;
        }
        return Long.parseLong(text.substring(start, position));
    }
}
