package conf.ints;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class IntConfig {
    private final Map<String, String> raw = new TreeMap<>();

    public IntConfig set(String key, String value) {
        raw.put(key, value);
        return this;
    }

    public int get(String key, int fallback) {
        return text(key).map(Integer::parseInt).orElse(fallback);
    }

    public boolean has(String key) {
        return text(key).isPresent();
    }

    private Optional<String> text(String key) {
        return Optional.ofNullable(raw.get(key)).map(String::trim).filter(t -> !t.isEmpty());
    }
}
