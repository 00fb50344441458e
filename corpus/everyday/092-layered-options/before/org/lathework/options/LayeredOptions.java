package org.lathework.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Options from several layers, the most specific first. A blank value means "not set here";
 * the value {@code ~} hides what the layers below say.
 */
public class LayeredOptions {

    private static final String UNSET = "~";

    private final Map<String, Map<String, String>> layers = new LinkedHashMap<>();

    public LayeredOptions layer(String name, Map<String, String> options) {
        Objects.requireNonNull(name, "name");
        if (layers.containsKey(name)) {
            throw new IllegalArgumentException("layer " + name + " twice");
        }
        layers.put(name, new TreeMap<>(options));
        return this;
    }

    public String get(String option) {
        for (Map<String, String> layer : layers.values()) {
            String value = layer.get(option);
            if (value != null && !value.isBlank()) {
                return value.equals(UNSET) ? null : value;
            }
        }
        return null;
    }

    public String get(String option, String fallback) {
        String value = get(option);
        return value != null ? value : fallback;
    }

    /** The layer that decides an option, also when it hides it; null when no layer mentions it. */
    public String origin(String option) {
        String origin = null;
        for (Map.Entry<String, Map<String, String>> layer : layers.entrySet()) {
            String value = layer.getValue().get(option);
            if (origin == null && value != null && !value.isBlank()) {
                origin = layer.getKey();
            }
        }
        return origin;
    }

    public Map<String, String> effective() {
        Map<String, String> result = new TreeMap<>();
        List<Map<String, String>> reversed = new ArrayList<>();
        for (Map<String, String> layer : layers.values()) {
            reversed.add(0, layer);
        }
        for (Map<String, String> layer : reversed) {
            for (Map.Entry<String, String> entry : layer.entrySet()) {
                String value = entry.getValue();
                if (value == null || value.isBlank()) {
                    continue;
                }
                if (value.equals(UNSET)) {
                    result.remove(entry.getKey());
                } else {
                    result.put(entry.getKey(), value);
                }
            }
        }
        return result;
    }
}
