package db.sql;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/** A select statement with question marks for the values. */
public final class Select {
    private static final Set<String> OPERATORS = Set.of("=", "<>", "<", ">", "<=", ">=", "LIKE", "IN");

    private final String table;
    private final List<String> columns = new ArrayList<>();
    private final List<String> conditions = new ArrayList<>();
    private final List<String> orders = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();
    private int limit = -1;

    private Select(String table) {
        this.table = table;
    }

    public static Select from(String table) {
        return new Select(checked(table));
    }

    public Select columns(String... names) {
        for (String name : names) {
            columns.add(checked(name));
        }
        return this;
    }

    /** Null values become IS NULL and IS NOT NULL; IN takes a collection. */
    public Select where(String column, String operator, Object value) {
        checked(column);
        if (operator == null || !OPERATORS.contains(operator)) {
            throw new IllegalArgumentException("operator");
        }
        conditions.add(switch (operator) {
            case "IN" -> in(column, new ArrayList<>((Collection<?>) value));
            case "=" -> value == null ? column + " IS NULL" : compare(column, operator, value);
            case "<>" -> value == null ? column + " IS NOT NULL" : compare(column, operator, value);
            default -> compare(column, operator, value);
        });
        return this;
    }

    private String in(String column, List<?> list) {
        values.addAll(list);
        return list.isEmpty()
                ? "1 = 0"
                : column + " IN (" + String.join(", ", Collections.nCopies(list.size(), "?")) + ")";
    }

    private String compare(String column, String operator, Object value) {
        if (value == null) {
            throw new IllegalArgumentException("null with " + operator);
        }
        values.add(value);
        return String.join(" ", column, operator, "?");
    }

    public Select orderBy(String column, boolean descending) {
        orders.add(checked(column) + (descending ? " DESC" : ""));
        return this;
    }

    /** A negative limit is none. */
    public Select limit(int rows) {
        limit = rows;
        return this;
    }

    public List<Object> values() {
        return new ArrayList<>(values);
    }

    @Override
    public String toString() {
        StringJoiner sql = new StringJoiner(" ");
        sql.add("SELECT").add(columns.isEmpty() ? "*" : String.join(", ", columns)).add("FROM").add(table);
        if (!conditions.isEmpty()) {
            sql.add("WHERE").add(String.join(" AND ", conditions));
        }
        if (!orders.isEmpty()) {
            sql.add("ORDER BY").add(String.join(", ", orders));
        }
        if (limit >= 0) {
            sql.add("LIMIT").add(Integer.toString(limit));
        }
        return sql.toString();
    }

    private static String checked(String name) {
        if (name == null || name.isEmpty() || isDigit(name.charAt(0))
                || !name.chars().allMatch(c -> c == '_' || isDigit(c) || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z')) {
            throw new IllegalArgumentException("name");
        }
        return name;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
