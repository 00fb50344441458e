package io.logrill;

import java.util.LinkedHashMap;
import java.util.Map;

/** Parses lines such as {@code level=info msg="user logged in" cached}. */
public final class LogfmtParser {

    public Map<String, String> parse(String line) {
        Map<String, String> fields = new LinkedHashMap<>();
        int n = line.length();
        int i = 0;
        while (i < n) {
            while (i < n && line.charAt(i) == ' ') {
                i++;
            }
            if (i >= n) {
                break;
            }
            int start = i;
            while (i < n && line.charAt(i) != '=' && line.charAt(i) != ' ') {
                i++;
            }
            String key = line.substring(start, i);
            if (key.isEmpty()) {
                throw new LogfmtException("missing key", start);
            }
            if (i >= n || line.charAt(i) == ' ') {
                fields.put(key, "true");
                continue;
            }
            i++;
            if (i < n && line.charAt(i) == '"') {
                i++;
                StringBuilder text = new StringBuilder();
                boolean closed = false;
                while (i < n) {
                    char c = line.charAt(i++);
                    if (c == '"') {
                        closed = true;
                        break;
                    }
                    if (c == '\\' && i < n) {
                        char escaped = line.charAt(i++);
                        if (escaped == 'n') {
                            text.append('\n');
                        } else if (escaped == 't') {
                            text.append('\t');
                        } else {
                            text.append(escaped);
                        }
                    } else {
                        text.append(c);
                    }
                }
                if (!closed) {
                    throw new LogfmtException("unterminated quote", n);
                }
                fields.put(key, text.toString());
            } else {
                int valueStart = i;
                while (i < n && line.charAt(i) != ' ') {
                    i++;
                }
                fields.put(key, line.substring(valueStart, i));
            }
        }
        return fields;
    }
}
