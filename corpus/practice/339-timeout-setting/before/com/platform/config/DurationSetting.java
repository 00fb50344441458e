package com.platform.config;

import java.time.Duration;
import java.util.Map;

/** Settings like {@code 90s} or {@code 1h30m}. */
public final class DurationSetting {
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
        long sum = 0;
        int i = 0;
        while (i < text.length()) {
            int start = i;
            while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                i++;
            }
            if (i == start || i == text.length()) {
                throw new IllegalArgumentException(key + ": not a duration: " + text);
            }
            long unit;
            switch (text.charAt(i)) {
                case 'd':
                    unit = 86_400;
                    break;
                case 'h':
                    unit = 3_600;
                    break;
                case 'm':
                    unit = 60;
                    break;
                case 's':
                    unit = 1;
                    break;
                default:
                    throw new IllegalArgumentException(key + ": not a duration: " + text);
            }
            long amount = Long.parseLong(text.substring(start, i));
            sum = Math.addExact(sum, Math.multiplyExact(amount, unit));
            i++;
        }
        return sum;
    }
}
