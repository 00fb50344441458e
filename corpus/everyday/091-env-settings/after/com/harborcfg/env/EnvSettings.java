package com.harborcfg.env;

import java.util.Map;
import java.util.Optional;
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
        return find(name).orElse(fallback.get());
    }

    public String require(String name) {
        return find(name).orElseThrow(() -> new IllegalStateException("setting " + name + " is missing"));
    }

    public int getInt(String name, int fallback) {
        return find(name).map(String::trim).map(Integer::parseInt).orElse(fallback);
    }

    private Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name)).filter(value -> !value.isBlank());
    }
}
