package txt.query;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.StringJoiner;

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
        StringJoiner joiner = new StringJoiner("&", "?", "").setEmptyValue("");
        params.forEach((name, value) -> joiner.add(name + "=" + value));
        return joiner.toString();
    }
}
