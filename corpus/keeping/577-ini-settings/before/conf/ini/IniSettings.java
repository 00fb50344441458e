package conf.ini;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class IniSettings {
    private Map<String, String> values = new LinkedHashMap<String, String>();
    private List<String> sections = new ArrayList<String>();

    public int load(String text) {
        int n = 0;
        int lineNo = 0;
        BufferedReader r = null;
        try {
            r = new BufferedReader(new StringReader(text));
            String section = "";
            String line = r.readLine();
            while (line != null) {
                lineNo++;
                String s = line.trim();
                if (s.length() > 0 && s.charAt(0) != ';' && s.charAt(0) != '#') {
                    if (s.charAt(0) == '[') {
                        if (s.charAt(s.length() - 1) != ']') {
                            throw new IllegalArgumentException("line " + lineNo);
                        }
                        section = s.substring(1, s.length() - 1).trim();
                        if (!sections.contains(section)) {
                            sections.add(section);
                        }
                    } else {
                        int eq = s.indexOf('=');
                        if (eq <= 0) {
                            throw new IllegalArgumentException("line " + lineNo);
                        }
                        String key = s.substring(0, eq).trim();
                        String value = s.substring(eq + 1).trim();
                        values.put(section + "\n" + key, value);
                        n++;
                    }
                }
                line = r.readLine();
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } finally {
            if (r != null) {
                try {
                    r.close();
                } catch (IOException e) {
                    // ignore
                }
            }
        }
        return n;
    }

    public String get(String section, String key, String fallback) {
        String v = values.get(section + "\n" + key);
        if (v == null) {
            return fallback;
        } else {
            return v;
        }
    }

    public int getInt(String section, String key, int fallback) {
        String v = get(section, key, null);
        if (v != null) {
            try {
                return Integer.parseInt(v);
            } catch (NumberFormatException e) {
                return fallback;
            }
        } else {
            return fallback;
        }
    }

    public boolean getFlag(String section, String key) {
        String v = get(section, key, "no");
        if (v.equalsIgnoreCase("yes") || v.equalsIgnoreCase("true") || v.equals("1")) {
            return true;
        }
        return false;
    }

    public List<String> sections() {
        return new ArrayList<String>(sections);
    }
}
