package museum.kiosk.config;

import java.util.HashMap;
import java.util.Map;

/** Settings of one exhibit kiosk as typed in by the curators. */
public final class KioskSettings {

    private final Map<String, String> values;

    public KioskSettings(Map<String, String> values) {
        this.values = new HashMap<>(values);
    }

    public String text(String key, String fallback) {
        return values.getOrDefault(key, fallback).trim();
    }

    public int number(String key, int fallback) {
        return Integer.parseInt(text(key, String.valueOf(fallback)));
    }

    public boolean enabled(String key) {
        String value = text(key, "no");
        return value.equalsIgnoreCase("yes") || value.equalsIgnoreCase("true");
    }

    public String language() {
        return text("language", "en");
    }

    public int idleSeconds() {
        return Math.max(10, number("idle.seconds", 90));
    }
}
