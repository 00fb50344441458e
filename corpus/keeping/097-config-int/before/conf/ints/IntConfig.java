package conf.ints;

import java.util.Map;
import java.util.TreeMap;

public class IntConfig {
    private final Map<String, String> raw = new TreeMap<>();

    public IntConfig set(String key, String value) {
        raw.put(key, value);
        return this;
    }

    public int get(String key, int fallback) {
        String text = raw.get(key);
        if (text == null) {
            return fallback;
        }
        text = text.trim();
        if (text.isEmpty()) {
            return fallback;
        }
        return Integer.parseInt(text);
    }

    public boolean has(String key) {
        String text = raw.get(key);
        return text != null && !text.trim().isEmpty();
    }
}
