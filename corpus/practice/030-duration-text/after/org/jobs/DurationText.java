package org.jobs;

/** Reads durations such as "1d 2h30m" as seconds. */
public final class DurationText {
    private enum Unit {
        SECOND('s', 1), MINUTE('m', 60), HOUR('h', 60 * 60), DAY('d', 24 * 60 * 60);

        private final char symbol;
        private final long seconds;

        Unit(char symbol, long seconds) {
            this.symbol = symbol;
            this.seconds = seconds;
        }

        static Unit of(char symbol) {
            for (Unit unit : values()) {
                if (unit.symbol == symbol) {
                    return unit;
                }
            }
            throw new IllegalArgumentException("unknown unit " + symbol);
        }
    }

    private static final class Cursor {
        private final String text;
        private int pos;

        Cursor(String text) {
            this.text = text;
        }

        boolean skipSpaces() {
            while (!atEnd() && text.charAt(pos) == ' ') {
                pos++;
            }
            return !atEnd();
        }

        boolean atEnd() {
            return pos == text.length();
        }

        long number() {
            int start = pos;
            while (!atEnd() && text.charAt(pos) >= '0' && text.charAt(pos) <= '9') {
                pos++;
            }
            if (pos == start) {
                throw new IllegalArgumentException("number expected at " + pos);
            }
            return Long.parseLong(text.substring(start, pos));
        }

        Unit unit() {
            if (atEnd()) {
                throw new IllegalArgumentException("unit expected");
            }
            return Unit.of(text.charAt(pos++));
        }
    }

    private DurationText() {
    }

    public static long seconds(String text) {
        if (text == null) {
            throw new IllegalArgumentException("no duration");
        }
        Cursor cursor = new Cursor(text);
        if (!cursor.skipSpaces()) {
            throw new IllegalArgumentException("empty duration");
        }
        long total = 0;
        do {
            long amount = cursor.number();
            Unit unit = cursor.unit();
            total = Math.addExact(total, Math.multiplyExact(amount, unit.seconds));
        } while (cursor.skipSpaces());
        return total;
    }
}
