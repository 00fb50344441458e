package com.tenants.config;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class Settings {
    private final Settings parent;
    private final Map<String, String> values = new HashMap<>();

    public Settings() {
        this(null);
    }

    public Settings(Settings parent) {
        this.parent = parent;
    }

    public Settings set(String key, String value) {
        values.put(key, value);
        return this;
    }

    public String require(String key) {
        return own(key).orElse(inherited(key));
    }

    private Optional<String> own(String key) {
        return Optional.ofNullable(values.get(key));
    }

    private String inherited(String key) {
        if (parent == null) {
            throw new MissingSettingException(key);
        }
        return parent.require(key);
    }

    public String get(String key, String fallback) {
        return own(key).orElseGet(() -> parent != null ? parent.get(key, fallback) : fallback);
    }

    public int getInt(String key, int fallback) {
        return Optional.ofNullable(get(key, null)).map(String::trim).map(Integer::parseInt).orElse(fallback);
    }
}
