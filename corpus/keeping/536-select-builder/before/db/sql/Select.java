package db.sql;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A select statement with question marks for the values. */
public final class Select {
    private final String table;
    private final List<Object> values = new ArrayList<>();
    private String columns = "";
    private String where = "";
    private String order = "";
    private int limit = -1;

    private Select(String table) {
        this.table = table;
    }

    public static Select from(String table) {
        check(table);
        return new Select(table);
    }

    public Select columns(String... names) {
        for (String name : names) {
            check(name);
            if (!columns.isEmpty()) {
                columns += ", ";
            }
            columns += name;
        }
        return this;
    }

    /** Null values become IS NULL and IS NOT NULL; IN takes a collection. */
    public Select where(String column, String operator, Object value) {
        check(column);
        if (operator == null || !operator.matches("=|<>|<|>|<=|>=|LIKE|IN")) {
            throw new IllegalArgumentException("operator");
        }
        String condition;
        if (operator.equals("IN")) {
            List<Object> list = new ArrayList<>((Collection<?>) value);
            if (list.isEmpty()) {
                condition = "1 = 0";
            } else {
                String marks = "";
                for (int i = 0; i < list.size(); i++) {
                    marks += i == 0 ? "?" : ", ?";
                }
                condition = column + " IN (" + marks + ")";
                values.addAll(list);
            }
        } else if (value == null) {
            if (operator.equals("=")) {
                condition = column + " IS NULL";
            } else if (operator.equals("<>")) {
                condition = column + " IS NOT NULL";
            } else {
                throw new IllegalArgumentException("null with " + operator);
            }
        } else {
            condition = column + " " + operator + " ?";
            values.add(value);
        }
        where += (where.isEmpty() ? " WHERE " : " AND ") + condition;
        return this;
    }

    public Select orderBy(String column, boolean descending) {
        check(column);
        order += (order.isEmpty() ? " ORDER BY " : ", ") + column + (descending ? " DESC" : "");
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
        return "SELECT " + (columns.isEmpty() ? "*" : columns) + " FROM " + table + where + order
                + (limit < 0 ? "" : " LIMIT " + limit);
    }

    private static void check(String name) {
        if (name == null || !name.matches("[A-Za-z_][A-Za-z0-9_]*")) {
            throw new IllegalArgumentException("name");
        }
    }
}
