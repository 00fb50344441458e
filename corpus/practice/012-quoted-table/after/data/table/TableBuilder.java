package data.table;

import java.util.ArrayList;
import java.util.List;

/** Collects characters to fields and fields to rows. */
final class TableBuilder {
    private final List<List<String>> rows = new ArrayList<>();
    private final StringBuilder field = new StringBuilder();
    private List<String> row = new ArrayList<>();

    void append(char c) {
        field.append(c);
    }

    void endField() {
        row.add(field.toString());
        field.setLength(0);
    }

    void endRow() {
        endField();
        rows.add(row);
        row = new ArrayList<>();
    }

    boolean fieldStarted() {
        return field.length() > 0;
    }

    boolean rowStarted() {
        return fieldStarted() || !row.isEmpty();
    }

    List<List<String>> rows() {
        return rows;
    }
}
