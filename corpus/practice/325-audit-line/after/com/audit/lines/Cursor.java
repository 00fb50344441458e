package com.audit.lines;

final class Cursor {
    private final String line;
    private int pos;

    Cursor(String line) {
        this.line = line;
    }

    /** Goes to the next field; false at the end of the line. */
    boolean skipBlanks() {
        while (more() && line.charAt(pos) == ' ') {
            pos++;
        }
        return more();
    }

    String key() {
        int eq = line.indexOf('=', pos);
        if (eq < 0) {
            throw new IllegalArgumentException("no value at " + pos);
        }
        String key = line.substring(pos, eq);
        pos = eq + 1;
        return key;
    }

    String value() {
        return more() && line.charAt(pos) == '"' ? quoted() : plain();
    }

    private String plain() {
        int blank = line.indexOf(' ', pos);
        int end = blank < 0 ? line.length() : blank;
        String value = line.substring(pos, end);
        pos = end;
        return value;
    }

    private String quoted() {
        StringBuilder value = new StringBuilder();
        pos++;
        while (more()) {
            char c = line.charAt(pos++);
            if (c == '"') {
                return value.toString();
            }
            value.append(c == '\\' && more() ? line.charAt(pos++) : c);
        }
        throw new IllegalArgumentException("quote not closed");
    }

    private boolean more() {
        return pos < line.length();
    }
}
