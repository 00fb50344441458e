package app.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class Settings {
    private final Map<String, String> raw = new TreeMap<>();
    private final Settings parent;

    public Settings() {
        this(null);
    }

    public Settings(Settings parent) {
        this.parent = parent;
    }

    public void set(String key, String value) {
        if (key == null) {
            throw new NullPointerException("key");
        }
        if (value == null) {
            raw.remove(key);
        } else {
            raw.put(key, value);
        }
    }

    public String get(String key) {
        Settings s = this;
        while (s != null) {
            String v = s.raw.get(key);
            if (v != null) {
                return v;
            }
            s = s.parent;
        }
        return null;
    }

    public int getInt(String key, int fallback) {
        String v = get(key);
        if (v == null) {
            return fallback;
        }
        return Integer.parseInt(v.trim());
    }

    public boolean getFlag(String key) {
        String v = get(key);
        if (v == null) {
            return false;
        }
        switch (v.trim()) {
            case "yes": case "on": case "true": return true;
            case "no": case "off": case "false": return false;
            default: throw new IllegalStateException(key + "=" + v);
        }
    }

    public List<String> getList(String key) {
        List<String> result = new ArrayList<>();
        String v = get(key);
        if (v != null) {
            for (String part : v.split(",")) {
                if (!part.isBlank()) {
                    result.add(part.strip());
                }
            }
        }
        return result;
    }

    public List<String> keys() {
        return new ArrayList<>(raw.keySet());
    }
}
