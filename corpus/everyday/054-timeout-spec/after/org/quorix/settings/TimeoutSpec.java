package org.quorix.settings;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads timeouts written as {@code 1h30m}, {@code 45s} or {@code 250ms}. */
public final class TimeoutSpec {

    private static final Pattern COMPONENT = Pattern.compile("([0-9]+)([a-z]+)");

    private TimeoutSpec() {
    }

    public static Duration parse(String text) {
        if (text == null || text.isEmpty()) {
            throw new IllegalArgumentException("empty timeout");
        }
        Duration total = Duration.ZERO;
        int consumed = 0;
        Matcher matcher = COMPONENT.matcher(text);
        while (matcher.find()) {
            long amount = Long.parseLong(matcher.group(1));
            total = total.plus(toDuration(amount, matcher.group(2), text));
            consumed = matcher.end();
        }
        if (consumed != text.length()) {
            throw new IllegalArgumentException("bad timeout: " + text);
        }
        return total;
    }

    private static Duration toDuration(long amount, String unit, String text) {
        return switch (unit) {
            case "h" -> Duration.ofHours(amount);
            case "m" -> Duration.ofMinutes(amount);
            case "s" -> Duration.ofSeconds(amount);
            case "ms" -> Duration.ofMillis(amount);
            default -> throw new IllegalArgumentException("bad timeout: " + text);
        };
    }
}
