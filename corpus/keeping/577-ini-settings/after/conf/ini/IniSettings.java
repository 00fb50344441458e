package conf.ini;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class IniSettings {
    private static final String COMMENT_SIGNS = ";#";

    private final Map<String, String> values = new HashMap<>();
    private final Set<String> sections = new LinkedHashSet<>();

    public int load(String text) {
        int entries = 0;
        int lineNo = 0;
        String section = "";
        try (var reader = new BufferedReader(new StringReader(text))) {
            for (String line; (line = reader.readLine()) != null; ) {
                lineNo++;
                line = line.trim();
                if (isIgnorable(line)) {
                    continue;
                }
                if (line.startsWith("[")) {
                    section = sectionName(line, lineNo);
                    sections.add(section);
                } else {
                    storeEntry(section, line, lineNo);
                    entries++;
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return entries;
    }

    private static boolean isIgnorable(String line) {
        return line.isEmpty() || COMMENT_SIGNS.indexOf(line.charAt(0)) >= 0;
    }

    private static String sectionName(String line, int lineNo) {
        if (!line.endsWith("]")) {
            throw malformed(lineNo);
        }
        return line.substring(1, line.length() - 1).trim();
    }

    private void storeEntry(String section, String line, int lineNo) {
        int eq = line.indexOf('=');
        if (eq <= 0) {
            throw malformed(lineNo);
        }
        values.put(path(section, line.substring(0, eq).trim()), line.substring(eq + 1).trim());
    }

    private static IllegalArgumentException malformed(int lineNo) {
        return new IllegalArgumentException("malformed line " + lineNo);
    }

    private static String path(String section, String key) {
        return section + "\n" + key;
    }

    public String get(String section, String key, String fallback) {
        return values.getOrDefault(path(section, key), fallback);
    }

    public int getInt(String section, String key, int fallback) {
        String text = get(section, key, null);
        if (text == null) {
            return fallback;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return fallback;
        }
    }

    public boolean getFlag(String section, String key) {
        String text = get(section, key, "no");
        return text.equalsIgnoreCase("yes") || text.equalsIgnoreCase("true") || text.equals("1");
    }

    public List<String> sections() {
        return new ArrayList<>(sections);
    }
}
