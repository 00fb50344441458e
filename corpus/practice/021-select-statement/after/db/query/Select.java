package db.query;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

public class Select {
    private final String table;
    private final List<String> columns = new ArrayList<>();
    private final List<String> conditions = new ArrayList<>();
    private int limit = -1;

    public Select(String table) {
        this.table = table;
    }

    public Select column(String column) {
        columns.add(column);
        return this;
    }

    public Select where(String condition) {
        conditions.add(condition);
        return this;
    }

    public Select limit(int limit) {
        this.limit = limit;
        return this;
    }

    public String toSql() {
        return "SELECT " + columnList() + " FROM " + table + whereClause() + limitClause();
    }

    private String columnList() {
        return columns.isEmpty() ? "*" : String.join(", ", columns);
    }

    private String whereClause() {
        StringJoiner clause = new StringJoiner(" AND ", " WHERE ", "");
        conditions.forEach(clause::add);
        return clause.toString();
    }

    private String limitClause() {
        return limit >= 0 ? " LIMIT " + limit : "";
    }
}
