package org.quorix.settings;

import java.time.Duration;

/** Reads timeouts written as {@code 1h30m}, {@code 45s} or {@code 250ms}. */
public final class TimeoutSpec {

    private TimeoutSpec() {
    }

    public static Duration parse(String text) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException("empty timeout");
        }
        Duration total = Duration.ZERO;
        int i = 0;
        while (i < text.length()) {
            int digits = i;
            while (i < text.length() && isDigit(text.charAt(i))) {
                i++;
            }
            int unit = i;
            while (i < text.length() && isLetter(text.charAt(i))) {
                i++;
            }
            if (unit == digits || i == unit) {
                throw new IllegalArgumentException("bad timeout: " + text);
            }
            long amount = Long.parseLong(text.substring(digits, unit));
            total = total.plus(toDuration(amount, text.substring(unit, i), text));
        }
        return total;
    }

    private static Duration toDuration(long amount, String unit, String text) {
        switch (unit) {
            case "h":
                return Duration.ofHours(amount);
            case "m":
                return Duration.ofMinutes(amount);
            case "s":
                return Duration.ofSeconds(amount);
            case "ms":
                return Duration.ofMillis(amount);
            default:
                throw new IllegalArgumentException("bad timeout: " + text);
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z';
    }
}
