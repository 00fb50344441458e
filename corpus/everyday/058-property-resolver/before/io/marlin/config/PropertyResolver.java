package io.marlin.config;

import java.util.HashMap;
import java.util.Map;

/** Expands {@code ${name}} references between configuration properties. */
public class PropertyResolver {

    private final Map<String, String> raw;
    private final Map<String, String> expanded = new HashMap<>();

    public PropertyResolver(Map<String, String> raw) {
        this.raw = Map.copyOf(raw);
    }

    public String get(String name) {
        String value = expanded.get(name);
        if (value == null) {
            value = expand(name);
            expanded.put(name, value);
        }
        return value;
    }

    public int getInt(String name) {
        return Integer.parseInt(get(name).trim());
    }

    private String expand(String name) {
        String template = raw.get(name);
        if (template == null) {
            throw new IllegalArgumentException("no such property: " + name);
        }
        StringBuilder out = new StringBuilder();
        int pos = 0;
        int open;
        while ((open = template.indexOf("${", pos)) >= 0) {
            int close = template.indexOf('}', open);
            if (close < 0) {
                throw new IllegalArgumentException("unclosed reference in " + name);
            }
            out.append(template, pos, open);
            out.append(get(template.substring(open + 2, close)));
            pos = close + 1;
        }
        return out.append(template.substring(pos)).toString();
    }
}
