package com.firmkit.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Settings in layers; a later layer overrides an earlier one. */
public final class Settings {
    private final List<Map<String, String>> layers = new ArrayList<>();

    public Settings layer(Map<String, String> values) {
        layers.add(Map.copyOf(values));
        return this;
    }

    public String getString(String key, String fallback) {
        for (int i = layers.size() - 1; i >= 0; i--) {
            String value = layers.get(i).get(key);
            if (value != null) {
                return value;
            }
        }
        return fallback;
    }

    public int getInt(String key, int fallback) {
        return parsed(key, fallback, Integer::decode);
    }

    public double getDouble(String key, double fallback) {
        return parsed(key, fallback, Double::valueOf);
    }

    public boolean getFlag(String key) {
        return parsed(key, false, Settings::isOn);
    }

    private static boolean isOn(String text) {
        return text.equals("1") || text.equalsIgnoreCase("on") || text.equalsIgnoreCase("true");
    }

    private <T> T parsed(String key, T fallback, Function<String, T> parser) {
        String value = getString(key, null);
        if (value == null || value.isBlank()) {
            return fallback;
        }
        try {
            return parser.apply(value.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key + " is not a number: " + value, e);
        }
    }
}
