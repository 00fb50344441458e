package com.officesuite.prefs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;

/** Preferences of document, user and company; the first layer that has a value wins. A null value is none. */
public class LayeredPreferences {
    private final List<Map<String, String>> layers;

    public LayeredPreferences(List<Map<String, String>> layers) {
        this.layers = new ArrayList<>(layers);
    }

    public String get(String key, String fallback) {
        for (Map<String, String> layer : layers) {
            String value = layer.get(key);
            if (value != null) {
                return value;
            }
        }
        return fallback;
    }

    public String require(String key) {
        for (Map<String, String> layer : layers) {
            String value = layer.get(key);
            if (value != null) {
                return value;
            }
        }
        throw new NoSuchElementException("No preference " + key);
    }

    public int getInt(String key, int fallback) {
        String value = get(key, null);
        if (value == null) {
            return fallback;
        }
        return Integer.parseInt(value.trim());
    }

    /** A comma-separated preference; empty parts are left out. */
    public List<String> getList(String key) {
        List<String> result = new ArrayList<>();
        String value = get(key, "");
        for (String part : value.split(",")) {
            String trimmed = part.trim();
            if (!trimmed.isEmpty()) {
                result.add(trimmed);
            }
        }
        return result;
    }

    /** The index of the layer that decides about the key, or -1. */
    public int decidingLayer(String key) {
        for (int i = 0; i < layers.size(); i++) {
            if (layers.get(i).get(key) != null) {
                return i;
            }
        }
        return -1;
    }

    public Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        for (Map<String, String> layer : layers) {
            for (Map.Entry<String, String> entry : layer.entrySet()) {
                if (entry.getValue() != null) {
                    keys.add(entry.getKey());
                }
            }
        }
        return keys;
    }
}
