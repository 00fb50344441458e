package conf.ini;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sections and keys in the order of their first appearance; the last value wins. */
public final class IniFile {
    private static final Pattern SECTION = Pattern.compile("\\[([^\\[\\]]+)\\]", Pattern.DOTALL);
    private static final Pattern ENTRY = Pattern.compile("([^=]+)=(.*)", Pattern.DOTALL);

    private final Map<String, Map<String, String>> sections = new LinkedHashMap<>();

    /** All lines or, after an exception, those before the bad one are taken over. */
    public void load(String text) {
        String section = "";
        int number = 0;
        for (String raw : text.split("\n", -1)) {
            number++;
            String line = raw.trim();
            if (line.isEmpty() || line.startsWith(";") || line.startsWith("#")) {
                continue;
            }
            Matcher s = SECTION.matcher(line);
            Matcher e = ENTRY.matcher(line);
            if (s.matches()) {
                section = s.group(1).trim();
                sections.putIfAbsent(section, new LinkedHashMap<>());
            } else if (e.matches() && !line.startsWith("[")) {
                set(section, e.group(1).trim(), e.group(2).trim());
            } else {
                throw new IniException(number);
            }
        }
    }

    public void set(String section, String key, String value) {
        if (section == null || key == null || value == null) {
            throw new NullPointerException();
        }
        sections.computeIfAbsent(section, k -> new LinkedHashMap<>()).put(key, value);
    }

    public String get(String section, String key, String fallback) {
        Map<String, String> entries = sections.get(section);
        if (entries == null || !entries.containsKey(key)) {
            return fallback;
        }
        return entries.get(key);
    }

    public List<String> sections() {
        return new ArrayList<>(sections.keySet());
    }

    @Override
    public String toString() {
        String text = "";
        for (Map.Entry<String, Map<String, String>> s : sections.entrySet()) {
            if (!text.isEmpty()) {
                text += "\n";
            }
            text += "[" + s.getKey() + "]\n";
            for (Map.Entry<String, String> e : s.getValue().entrySet()) {
                text += e.getKey() + " = " + e.getValue() + "\n";
            }
        }
        return text;
    }
}
