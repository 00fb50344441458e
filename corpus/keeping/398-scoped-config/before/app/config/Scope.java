package app.config;

import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;

/** Settings with inheritance; a child scope may hide a key of its parent. */
public final class Scope {

    private final String name;
    private final Scope parent;
    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Boolean> hidden = new HashMap<>();

    public Scope(String name, Scope parent) {
        this.name = name;
        this.parent = parent;
    }

    public Scope set(String key, String value) {
        if (value == null) {
            values.remove(key);
        } else {
            values.put(key, value);
        }
        return this;
    }

    public Scope hide(String key) {
        hidden.put(key, Boolean.TRUE);
        return this;
    }

    private String lookup(String key) {
        for (Scope scope = this; scope != null; scope = scope.parent) {
            String own = scope.values.get(key);
            if (own != null) {
                return own;
            }
            if (scope.hidden.get(key) != null) {
                return null;
            }
        }
        return null;
    }

    public String get(String key) {
        String value = lookup(key);
        if (value == null) {
            throw new NoSuchElementException(key);
        }
        return value;
    }

    public String get(String key, String fallback) {
        String value = lookup(key);
        return value != null ? value : fallback;
    }

    public int getInt(String key, int fallback) {
        String value = lookup(key);
        if (value == null) {
            return fallback;
        }
        try {
            return Integer.parseInt(value.trim());
        } catch (NumberFormatException e) {
            return fallback;
        }
    }

    public String origin(String key) {
        Scope scope = this;
        while (scope != null) {
            if (scope.values.get(key) != null) {
                return scope.name;
            }
            scope = scope.hidden.get(key) != null ? null : scope.parent;
        }
        return null;
    }
}
