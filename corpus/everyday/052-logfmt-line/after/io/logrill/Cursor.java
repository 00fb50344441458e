package io.logrill;

final class Cursor {

    private final String text;
    private int pos;

    Cursor(String text) {
        this.text = text;
    }

    boolean atEnd() {
        return pos >= text.length();
    }

    int offset() {
        return pos;
    }

    char next() {
        return text.charAt(pos++);
    }

    boolean accept(char expected) {
        if (atEnd() || text.charAt(pos) != expected) {
            return false;
        }
        pos++;
        return true;
    }

    void skipSpaces() {
        while (accept(' ')) {
            // keep going
        }
    }

    String takeUntil(String stops) {
        int start = pos;
        while (!atEnd() && stops.indexOf(text.charAt(pos)) < 0) {
            pos++;
        }
        return text.substring(start, pos);
    }
}
