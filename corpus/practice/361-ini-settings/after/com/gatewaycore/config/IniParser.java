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
            String[] setting = line.split("=");
            if (setting.length < 2) {
                throw new IllegalArgumentException("line " + number + ": no value");
            }
            values.put(section + setting[0].trim(), setting[1].trim());
        }
        return new IniSettings(values);
    }
}
