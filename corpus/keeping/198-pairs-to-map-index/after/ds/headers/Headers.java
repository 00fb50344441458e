package ds.headers;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

public class Headers {
    private final Map<String, String> values = new LinkedHashMap<>();

    public Headers set(String name, String value) {
        values.put(Objects.requireNonNull(name, "name"), value);
        return this;
    }

    public String get(String name) {
        return values.get(name);
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, String> e : values.entrySet()) {
            sb.append(e.getKey()).append(": ").append(e.getValue()).append("\r\n");
        }
        return sb.toString();
    }
}
