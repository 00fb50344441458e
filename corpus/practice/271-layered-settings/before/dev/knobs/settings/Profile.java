package dev.knobs.settings;

import java.util.LinkedHashMap;
import java.util.Map;

/** A named group of settings; a setting may be unset on purpose. */
public final class Profile {

    private final String name;
    private final Map<String, String> values = new LinkedHashMap<>();

    public Profile(String name) {
        this.name = name;
    }

    public Profile set(String key, String value) {
        values.put(key, value);
        return this;
    }

    public Profile unset(String key) {
        values.put(key, null);
        return this;
    }

    public String name() {
        return name;
    }

    public String value(String key) {
        return values.get(key);
    }

    public boolean mentions(String key) {
        return values.containsKey(key);
    }
}
