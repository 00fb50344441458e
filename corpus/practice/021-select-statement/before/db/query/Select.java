package db.query;

import java.util.ArrayList;
import java.util.List;

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
        StringBuilder sql = new StringBuilder("SELECT ");
        if (columns.isEmpty()) {
            sql.append("*");
        } else {
            sql.append(String.join(", ", columns));
        }
        sql.append(" FROM ").append(table);
        if (!conditions.isEmpty()) {
            sql.append(" WHERE ");
            for (int i = 0; i < conditions.size(); i++) {
                if (i > 0) {
                    sql.append(" AND ");
                }
                sql.append(conditions.get(i));
            }
        }
        if (limit >= 0) {
            sql.append(" LIMIT ").append(limit);
        }
        return sql.toString();
    }
}
