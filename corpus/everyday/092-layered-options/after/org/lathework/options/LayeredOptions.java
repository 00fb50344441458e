package org.lathework.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Options from several layers, the most specific first. A blank value means "not set here";
 * the value {@code ~} hides what the layers below say.
 */
public class LayeredOptions {

    private static final String UNSET = "~";

    private record Layer(String name, Map<String, String> options) {

        boolean mentions(String option) {
            String value = options.get(option);
            return value != null && !value.isBlank();
        }
    }

    private final List<Layer> layers = new ArrayList<>();

    public LayeredOptions layer(String name, Map<String, String> options) {
        Objects.requireNonNull(name, "name");
        if (layers.stream().anyMatch(layer -> layer.name().equals(name))) {
            throw new IllegalArgumentException("layer " + name + " twice");
        }
        layers.add(new Layer(name, new TreeMap<>(options)));
        return this;
    }

    public String get(String option) {
        return get(option, null);
    }

    public String get(String option, String fallback) {
        return deciding(option)
                .map(layer -> layer.options().get(option))
                .filter(value -> !value.equals(UNSET))
                .orElse(fallback);
    }

    /** The layer that decides an option, also when it hides it; null when no layer mentions it. */
    public String origin(String option) {
        return deciding(option).map(Layer::name).orElse(null);
    }

    public Map<String, String> effective() {
        Map<String, String> result = new TreeMap<>();
        for (Layer layer : layers) {
            layer.options().keySet().stream().filter(layer::mentions).forEach(option -> result.putIfAbsent(option, layer.options().get(option)));
        }
        result.values().removeIf(UNSET::equals);
        return result;
    }

    private Optional<Layer> deciding(String option) {
        return layers.stream().filter(layer -> layer.mentions(option)).findFirst();
    }
}
