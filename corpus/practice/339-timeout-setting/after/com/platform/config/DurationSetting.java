package com.platform.config;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Settings like {@code 90s} or {@code 1h30m}. */
public final class DurationSetting {
    private static final Pattern PART = Pattern.compile("\\G([0-9]+)([dhms])");
    private static final Map<String, Long> UNITS = Map.of("d", 86_400L, "h", 3_600L, "m", 60L, "s", 1L);

    private final String key;
    private final Duration fallback;

    public DurationSetting(String key, Duration fallback) {
        this.key = key;
        this.fallback = fallback;
    }

    public Duration read(Map<String, String> settings) {
        String text = settings.get(key);
        if (text == null || text.trim().isEmpty()) {
            return fallback;
        }
        return Duration.ofSeconds(seconds(text.trim()));
    }

    private long seconds(String text) {
        Matcher part = PART.matcher(text);
        long sum = 0;
        int end = 0;
        while (part.find()) {
            long amount = Long.parseLong(part.group(1));
            sum = Math.addExact(sum, Math.multiplyExact(amount, UNITS.get(part.group(2))));
            end = part.end();
        }
        if (end < text.length()) {
            throw new IllegalArgumentException(key + ": not a duration: " + text);
        }
        return sum;
    }
}
