package com.tenants.config;

import java.util.HashMap;
import java.util.Map;

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
        String value = values.get(key);
        if (value != null) {
            return value;
        }
        if (parent == null) {
            throw new MissingSettingException(key);
        }
        return parent.require(key);
    }

    public String get(String key, String fallback) {
        String value = values.get(key);
        if (value != null) {
            return value;
        }
        return parent != null ? parent.get(key, fallback) : fallback;
    }

    public int getInt(String key, int fallback) {
        String value = get(key, null);
        return value != null ? Integer.parseInt(value.trim()) : fallback;
    }
}
