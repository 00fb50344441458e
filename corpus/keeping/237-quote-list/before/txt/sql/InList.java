package txt.sql;

import java.util.ArrayList;
import java.util.List;

public final class InList {
    private final List<String> values = new ArrayList<>();

    public InList add(String v) {
        values.add(v);
        return this;
    }

    public String sql() {
        List<String> quoted = new ArrayList<>();
        for (String v : values) {
            quoted.add(v == null ? "NULL" : "'" + v.replace("'", "''") + "'");
        }
        String s = "(";
        for (int i = 0; i < quoted.size(); i++) {
            s += quoted.get(i);
            if (i < quoted.size() - 1) {
                s += ", ";
            }
        }
        return s + ")";
    }

    public int size() {
        return values.size();
    }
}
