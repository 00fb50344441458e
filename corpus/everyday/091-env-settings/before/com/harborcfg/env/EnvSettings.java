package com.harborcfg.env;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Settings from environment variables; APP_DB_URL is read as db.url. */
public class EnvSettings {

    private final Map<String, String> values = new TreeMap<>();

    public EnvSettings(String prefix, Map<String, String> environment) {
        for (Map.Entry<String, String> entry : environment.entrySet()) {
            if (entry.getKey().startsWith(prefix)) {
                String name = entry.getKey().substring(prefix.length());
                values.put(name.toLowerCase().replace('_', '.'), entry.getValue());
            }
        }
    }

    public String get(String name, Supplier<String> fallback) {
        String value = values.get(name);
        if (value == null || value.isBlank()) {
            return fallback.get();
        }
        return value;
    }

    public String require(String name) {
        return get(name, () -> {
            throw new IllegalStateException("setting " + name + " is missing");
        });
    }

    public int getInt(String name, int fallback) {
        String value = values.get(name);
        if (value == null || value.isBlank()) {
            return fallback;
        }
        return Integer.parseInt(value.trim());
    }
}
