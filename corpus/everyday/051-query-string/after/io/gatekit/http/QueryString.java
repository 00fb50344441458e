package io.gatekit.http;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Decoded view of the part of a request target that follows the question mark. */
public final class QueryString {

    private final Map<String, List<String>> params = new LinkedHashMap<>();

    private QueryString() {
    }

    public static QueryString parse(String raw) {
        QueryString result = new QueryString();
        if (raw == null || raw.isEmpty()) {
            return result;
        }
        String query = raw.startsWith("?") ? raw.substring(1) : raw;
        for (String pair : query.split("&")) {
            if (!pair.isEmpty()) {
                result.addPair(pair);
            }
        }
        return result;
    }

    private void addPair(String pair) {
        String[] parts = pair.split("=");
        String value = parts.length > 1 ? parts[1] : "";
        params.computeIfAbsent(parts[0], k -> new ArrayList<>()).add(value);
    }

    public String first(String name) {
        List<String> values = params.get(name);
        return values == null ? null : values.get(0);
    }

    public List<String> all(String name) {
        return List.copyOf(params.getOrDefault(name, List.of()));
    }

    public Set<String> names() {
        return Set.copyOf(params.keySet());
    }

    @Override
    public String toString() {
        return params.toString();
    }
}
