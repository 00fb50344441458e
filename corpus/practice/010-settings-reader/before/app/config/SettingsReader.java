package app.config;

import java.util.LinkedHashMap;
import java.util.Map;

public class SettingsReader {
    private final Map<String, String> values = new LinkedHashMap<>();

    public void read(String text) {
        for (String line : text.split("\n")) {
            String trimmed = line.trim();
            if (trimmed.isEmpty() || trimmed.startsWith("#")) {
                continue;
            }
            int eq = trimmed.indexOf('=');
            if (eq < 0) {
                throw new IllegalArgumentException("not a setting: " + trimmed);
            }
            String key = trimmed.substring(0, eq).trim();
            String value = trimmed.substring(eq + 1).trim();
            if (value.length() >= 2 && value.startsWith("\"") && value.endsWith("\"")) {
                value = value.substring(1, value.length() - 1);
            }
            values.put(key, value);
        }
    }

    public String get(String key) {
        return values.get(key);
    }

    public Map<String, String> all() {
        return new LinkedHashMap<>(values);
    }
}
