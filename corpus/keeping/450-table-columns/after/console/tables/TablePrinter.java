package console.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.function.IntFunction;

public final class TablePrinter {
    private static final String GUTTER = " | ";

    private final Column[] columns;
    private final List<String[]> rows = new ArrayList<>();

    public TablePrinter(String... headers) {
        if (headers.length == 0 || headers.length > 20) {
            throw new IllegalArgumentException("1 to 20 headers");
        }
        columns = new Column[headers.length];
        for (int i = 0; i < headers.length; i++) {
            columns[i] = new Column(headers[i]);
        }
    }

    public TablePrinter align(int column, Align align) {
        Objects.requireNonNull(align, "align");
        columns[column].align(align);
        return this;
    }

    public TablePrinter row(Object... cells) {
        if (cells.length > columns.length) {
            throw new IllegalArgumentException("more cells than columns");
        }
        String[] row = new String[columns.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = i < cells.length ? "" + cells[i] : "";
        }
        for (int i = 0; i < row.length; i++) {
            columns[i].fit(row[i]);
        }
        rows.add(row);
        return this;
    }

    public int width() {
        int sum = GUTTER.length() * (columns.length - 1);
        for (Column column : columns) {
            sum += column.width();
        }
        return sum;
    }

    public String print() {
        StringBuilder sb = new StringBuilder();
        sb.append(line(c -> columns[c].header()));
        sb.append("-".repeat(width())).append('\n');
        for (String[] row : rows) {
            sb.append(line(c -> row[c]));
        }
        return sb.toString();
    }

    private String line(IntFunction<String> cell) {
        StringJoiner joiner = new StringJoiner(GUTTER, "", "\n");
        for (int c = 0; c < columns.length; c++) {
            joiner.add(columns[c].pad(cell.apply(c)));
        }
        return joiner.toString();
    }
}
