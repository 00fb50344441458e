package io.deploykit.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Settings from several layers, the later ones win. */
public class LayeredConfig {
    private final List<Map<String, String>> layers = new ArrayList<>();

    public LayeredConfig layer(Map<String, String> layer) {
        layers.add(new LinkedHashMap<>(layer));
        return this;
    }

    public Map<String, String> effective() {
        Map<String, String> merged = new LinkedHashMap<>();
        for (Map<String, String> layer : layers) {
            merged.putAll(layer);
        }
        return merged;
    }

    public String get(String key) {
        return effective().get(key);
    }

    public String require(String key) {
        String value = get(key);
        if (value == null) {
            throw new IllegalStateException("missing setting " + key);
        }
        return value;
    }

    public String dump() {
        StringBuilder out = new StringBuilder();
        for (Map.Entry<String, String> entry : effective().entrySet()) {
            if (entry.getValue() != null) {
                out.append(entry.getKey()).append('=').append(entry.getValue()).append('\n');
            }
        }
        return out.toString();
    }
}
