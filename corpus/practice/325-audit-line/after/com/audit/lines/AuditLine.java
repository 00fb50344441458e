package com.audit.lines;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Lines like {@code user=ann action="log in" ip=10.0.0.1}. */
public final class AuditLine {
    private AuditLine() {
    }

    public static Map<String, String> parse(String line) {
        Map<String, String> fields = new LinkedHashMap<>();
        Cursor cursor = new Cursor(line);
        while (cursor.skipBlanks()) {
            String key = cursor.key();
            fields.put(key, cursor.value());
        }
        return fields;
    }

    public static String format(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(e -> e.getKey() + "=" + quoted(e.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static String quoted(String value) {
        if (value.indexOf(' ') < 0 && value.indexOf('"') < 0) {
            return value;
        }
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
