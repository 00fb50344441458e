package app.settings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Settings {

    private final Map<String, Object> values = new LinkedHashMap<>();
    private final List<String> coerced = new ArrayList<>();

    public Settings put(String key, Object value) {
        values.put(key, value);
        return this;
    }

    public int intValue(String key, int fallback) {
        Object value = values.get(key);
        if (value == null) {
            return fallback;
        }
        if (value instanceof Integer) {
            return (Integer) value;
        }
        coerced.add(key);
        if (value instanceof Long) {
            return Math.toIntExact((Long) value);
        }
        if (value instanceof BigDecimal) {
            return ((BigDecimal) value).intValueExact();
        }
        if (value instanceof Number) {
            return ((Number) value).intValue();
        }
        if (value instanceof Boolean) {
            return (Boolean) value ? 1 : 0;
        }
        if (value instanceof String) {
            String text = ((String) value).trim();
            if (text.isEmpty()) {
                return fallback;
            }
            return Integer.decode(text);
        }
        throw new ClassCastException("setting " + key);
    }

    public boolean flag(String key) {
        Object value = values.get(key);
        if (value instanceof Boolean) {
            return (Boolean) value;
        }
        if (value instanceof String) {
            String text = (String) value;
            return text.equalsIgnoreCase("yes") || text.equalsIgnoreCase("on") || Boolean.parseBoolean(text);
        }
        if (value instanceof Number) {
            return ((Number) value).doubleValue() != 0;
        }
        if (value instanceof Collection) {
            return !((Collection<?>) value).isEmpty();
        }
        return value != null;
    }

    public String text(String key) {
        Object value = values.get(key);
        if (value == null) {
            return "";
        }
        if (value instanceof String) {
            return (String) value;
        }
        if (value instanceof Character || value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof int[]) {
            return java.util.Arrays.toString((int[]) value);
        }
        throw new ClassCastException("setting " + key);
    }

    public List<String> coerced() {
        return List.copyOf(coerced);
    }
}
