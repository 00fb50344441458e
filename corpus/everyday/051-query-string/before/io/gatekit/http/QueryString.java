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
        int pos = raw.charAt(0) == '?' ? 1 : 0;
        while (pos < raw.length()) {
            int amp = raw.indexOf('&', pos);
            int end = amp < 0 ? raw.length() : amp;
            if (end > pos) {
                String pair = raw.substring(pos, end);
                int eq = pair.indexOf('=');
                String name = eq < 0 ? pair : pair.substring(0, eq);
                String value = eq < 0 ? "" : pair.substring(eq + 1);
                List<String> values = result.params.get(name);
                if (values == null) {
                    values = new ArrayList<>();
                    result.params.put(name, values);
                }
                values.add(value);
            }
            pos = end + 1;
        }
        return result;
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
