package app.config;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

public final class Settings {
    private static final class Entry {
        final String text;
        private Integer number;
        private Boolean flag;
        private List<String> list;

        Entry(String text) {
            this.text = text;
        }

        int number() {
            if (number == null) {
                number = Integer.valueOf(text.trim());
            }
            return number;
        }

        boolean flag() {
            if (flag == null) {
                flag = switch (text.trim()) {
                    case "yes", "on", "true" -> true;
                    case "no", "off", "false" -> false;
                    default -> throw new IllegalStateException("not a flag: " + text);
                };
            }
            return flag;
        }

        List<String> list() {
            if (list == null) {
                List<String> parts = new ArrayList<>();
                for (String part : text.split(",")) {
                    if (!part.isBlank()) {
                        parts.add(part.strip());
                    }
                }
                list = parts;
            }
            return list;
        }
    }

    private final Map<String, Entry> entries = new TreeMap<>();
    private final Settings parent;

    public Settings() {
        this(null);
    }

    public Settings(Settings parent) {
        this.parent = parent;
    }

    public void set(String key, String value) {
        Objects.requireNonNull(key, "key");
        if (value == null) {
            entries.remove(key);
        } else {
            entries.put(key, new Entry(value));
        }
    }

    private Entry entry(String key) {
        for (Settings s = this; s != null; s = s.parent) {
            Entry entry = s.entries.get(key);
            if (entry != null) {
                return entry;
            }
        }
        return null;
    }

    public String get(String key) {
        Entry entry = entry(key);
        return entry == null ? null : entry.text;
    }

    public int getInt(String key, int fallback) {
        Entry entry = entry(key);
        return entry == null ? fallback : entry.number();
    }

    public boolean getFlag(String key) {
        Entry entry = entry(key);
        return entry != null && entry.flag();
    }

    public List<String> getList(String key) {
        Entry entry = entry(key);
        return entry == null ? new ArrayList<>() : new ArrayList<>(entry.list());
    }

    public List<String> keys() {
        return new ArrayList<>(entries.keySet());
    }
}
