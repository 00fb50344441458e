package conf.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;

/** Sections and keys in the order of their first appearance; the last value wins. */
public final class IniFile {
    private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();

    /** All lines or, after an exception, those before the bad one are taken over. */
    public void load(String text) {
        String section = "";
        int number = 0;
        int start = 0;
        while (start <= text.length()) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline;
            String line = text.substring(start, end).trim();
            number++;
            start = end + 1;
            if (line.isEmpty()) {
                continue;
            }
            switch (line.charAt(0)) {
                case ';', '#' -> { }
                case '[' -> {
                    section = sectionName(line, number);
                    sections.computeIfAbsent(section, k -> new LinkedHashMap<>());
                }
                default -> {
                    int eq = line.indexOf('=');
                    if (eq < 1) {
                        throw new IniException(number);
                    }
                    set(section, line.substring(0, eq).trim(), line.substring(eq + 1).trim());
                }
            }
        }
    }

    private static String sectionName(String line, int number) {
        int close = line.indexOf(']');
        if (close < 2 || close != line.length() - 1 || line.lastIndexOf('[') > 0) {
            throw new IniException(number);
        }
        return line.substring(1, close).trim();
    }

    public void set(String section, String key, String value) {
        Objects.requireNonNull(section);
        Objects.requireNonNull(key);
        Objects.requireNonNull(value);
        sections.computeIfAbsent(section, k -> new LinkedHashMap<>()).put(key, value);
    }

    public String get(String section, String key, String fallback) {
        return sections.getOrDefault(section, Map.of()).isEmpty()
                ? fallback
                : sections.get(section).getOrDefault(key, fallback);
    }

    public List<String> sections() {
        return new ArrayList<>(sections.keySet());
    }

    @Override
    public String toString() {
        StringJoiner blocks = new StringJoiner("\n");
        sections.forEach((name, entries) -> {
            StringBuilder block = new StringBuilder("[").append(name).append("]\n");
            entries.forEach((key, value) -> block.append(key).append(" = ").append(value).append('\n'));
            blocks.add(block);
        });
        return blocks.toString();
    }
}
