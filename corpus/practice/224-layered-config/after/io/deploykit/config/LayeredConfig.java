package io.deploykit.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Settings from several layers, the later ones win. */
public class LayeredConfig {
    private final List<Map<String, String>> layers = new ArrayList<>();

    public LayeredConfig layer(Map<String, String> layer) {
        layers.add(new LinkedHashMap<>(layer));
        return this;
    }

    public Map<String, String> effective() {
        return layers.stream()
                .flatMap(layer -> layer.entrySet().stream())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue,
                        (earlier, later) -> later, LinkedHashMap::new));
    }

    public String get(String key) {
        return effective().get(key);
    }

    public String require(String key) {
        return Optional.ofNullable(get(key))
                .orElseThrow(() -> new IllegalStateException("missing setting " + key));
    }

    public String dump() {
        return effective().entrySet().stream()
                .filter(entry -> entry.getValue() != null)
                .map(entry -> entry.getKey() + "=" + entry.getValue() + "\n")
                .collect(Collectors.joining());
    }
}
