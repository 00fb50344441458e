package com.audit.lines;

import java.util.LinkedHashMap;
import java.util.Map;

/** Lines like {@code user=ann action="log in" ip=10.0.0.1}. */
public final class AuditLine {
    private AuditLine() {
    }

    public static Map<String, String> parse(String line) {
        Map<String, String> fields = new LinkedHashMap<>();
        int i = 0;
        while (i < line.length()) {
            if (line.charAt(i) == ' ') {
                i++;
                continue;
            }
            int eq = line.indexOf('=', i);
            if (eq < 0) {
                throw new IllegalArgumentException("no value at " + i);
            }
            String key = line.substring(i, eq);
            i = eq + 1;
            StringBuilder value = new StringBuilder();
            if (i < line.length() && line.charAt(i) == '"') {
                i++;
                boolean closed = false;
                while (i < line.length() && !closed) {
                    char c = line.charAt(i++);
                    if (c == '\\' && i < line.length()) {
                        value.append(line.charAt(i++));
                    } else if (c == '"') {
                        closed = true;
                    } else {
                        value.append(c);
                    }
                }
                if (!closed) {
                    throw new IllegalArgumentException("quote not closed");
                }
            } else {
                while (i < line.length() && line.charAt(i) != ' ') {
                    value.append(line.charAt(i++));
                }
            }
            fields.put(key, value.toString());
        }
        return fields;
    }

    public static String format(Map<String, String> fields) {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, String> e : fields.entrySet()) {
            if (out.length() > 0) {
                out.append(' ');
            }
            out.append(e.getKey()).append('=');
            String value = e.getValue();
            if (value.indexOf(' ') >= 0 || value.indexOf('"') >= 0) {
                out.append('"').append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
            } else {
                out.append(value);
            }
        }
        return out.toString();
    }
}
