package txt.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public final class InList {
    private final List<String> values = new ArrayList<>();

    public InList add(String v) {
        values.add(v);
        return this;
    }

    public String sql() {
        return values.stream().map(InList::quote).collect(Collectors.joining(", ", "(", ")"));
    }

    private static String quote(String v) {
        return v == null ? "NULL" : "'" + v.replace("'", "''") + "'";
    }

    public int size() {
        return values.size();
    }
}
