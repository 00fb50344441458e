package ds.headers;

import java.util.ArrayList;
import java.util.List;

public class Headers {
    private final List<String[]> pairs = new ArrayList<>();

    public Headers set(String name, String value) {
        for (String[] p : pairs) {
            if (p[0].equals(name)) {
                p[1] = value;
                return this;
            }
        }
        if (name == null) {
            throw new NullPointerException("name");
        }
        pairs.add(new String[] {name, value});
        return this;
    }

    public String get(String name) {
        for (String[] p : pairs) {
            if (p[0].equals(name)) {
                return p[1];
            }
        }
        return null;
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        for (String[] p : pairs) {
            sb.append(p[0]).append(": ").append(p[1]).append("\r\n");
        }
        return sb.toString();
    }
}
