package com.gatewaycore.config;

import java.util.LinkedHashMap;
import java.util.Map;

public final class IniParser {
    public IniSettings parse(String text) {
        Map<String, String> values = new LinkedHashMap<>();
        String section = "";
        int number = 0;
        for (String raw : text.split("\n")) {
            number++;
            String line = raw.trim();
            if (line.isEmpty() || line.startsWith("#") || line.startsWith(";")) {
                continue;
            }
            if (line.startsWith("[") && line.endsWith("]")) {
                section = line.substring(1, line.length() - 1).trim() + ".";
                continue;
            }
            int equals = line.indexOf('=');
            if (equals < 0) {
                throw new IllegalArgumentException("line " + number + ": no value");
            }
            String key = line.substring(0, equals).trim();
            String value = line.substring(equals + 1).trim();
            values.put(section + key, value);
        }
        return new IniSettings(values);
    }
}
