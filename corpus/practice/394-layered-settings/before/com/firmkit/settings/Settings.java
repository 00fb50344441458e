package com.firmkit.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

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
        String value = getString(key, null);
        if (value == null || value.isBlank()) {
            return fallback;
        }
        try {
            return Integer.decode(value.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key + " is not a number: " + value, e);
        }
    }

    public double getDouble(String key, double fallback) {
        String value = getString(key, null);
        if (value == null || value.isBlank()) {
            return fallback;
        }
        try {
            return Double.parseDouble(value.trim());
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(key + " is not a number: " + value, e);
        }
    }

    public boolean getFlag(String key) {
        String value = getString(key, null);
        if (value == null || value.isBlank()) {
            return false;
        }
        String text = value.trim();
        return text.equals("1") || text.equalsIgnoreCase("on") || text.equalsIgnoreCase("true");
    }
}
