package txt.query;

import java.util.LinkedHashMap;
import java.util.Map;

public class Query {
    private final Map<String, String> params = new LinkedHashMap<>();

    public Query with(String name, String value) {
        params.put(name, value);
        return this;
    }

    public Query without(String name) {
        params.remove(name);
        return this;
    }

    public String render() {
        if (params.isEmpty()) {
            return "";
        }
        StringBuilder sb = new StringBuilder("?");
        for (Map.Entry<String, String> e : params.entrySet()) {
            sb.append(e.getKey()).append('=').append(e.getValue()).append('&');
        }
        sb.setLength(sb.length() - 1);
        return sb.toString();
    }
}
