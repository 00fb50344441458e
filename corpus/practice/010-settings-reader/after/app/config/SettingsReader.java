package app.config;

import java.util.LinkedHashMap;
import java.util.Map;

public class SettingsReader {
    private final Map<String, String> values = new LinkedHashMap<>();

    public void read(String text) {
        for (String line : text.split("\n")) {
            String trimmed = line.trim();
            if (!isIgnorable(trimmed)) {
                Setting setting = Setting.parse(trimmed);
                values.put(setting.key(), setting.value());
            }
        }
    }

    private static boolean isIgnorable(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    public String get(String key) {
        return values.get(key);
    }

    public Map<String, String> all() {
        return new LinkedHashMap<>(values);
    }
}
