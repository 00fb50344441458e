package com.gatewaycore.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

public final class IniSettings {
    private final Map<String, String> values;

    IniSettings(Map<String, String> values) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    public String get(String key, String fallback) {
        return values.getOrDefault(key, fallback);
    }

    public Set<String> keys() {
        return values.keySet();
    }
}
