package reports.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public final class TableFormatter {
    private final List<String[]> rows = new ArrayList<>();
    private final Set<Integer> right = new TreeSet<>();
    private final String gap;

    public TableFormatter(String gap) {
        if (gap == null) {
            throw new NullPointerException("gap");
        }
        this.gap = gap;
    }

    public TableFormatter alignRight(int column) {
        if (column < 0) {
            throw new IndexOutOfBoundsException("column " + column);
        }
        right.add(column);
        return this;
    }

    public TableFormatter row(Object... cells) {
        String[] texts = new String[cells.length];
        for (int i = 0; i < cells.length; i++) {
            texts[i] = cells[i] == null ? "-" : cells[i].toString();
        }
        rows.add(texts);
        return this;
    }

    public int columns() {
        int columns = 0;
        for (String[] row : rows) {
            if (row.length > columns) {
                columns = row.length;
            }
        }
        return columns;
    }

    public int[] widths() {
        int[] widths = new int[columns()];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                if (row[i] != null && row[i].length() > widths[i]) {
                    widths[i] = row[i].length();
                }
            }
        }
        return widths;
    }

    public String render() {
        int[] widths = widths();
        StringBuilder out = new StringBuilder();
        for (String[] row : rows) {
            for (int i = 0; i < widths.length; i++) {
                String cell = i < row.length ? String.valueOf(row[i]) : "";
                if (i > 0) {
                    out.append(gap);
                }
                StringBuilder padding = new StringBuilder();
                for (int k = cell.length(); k < widths[i]; k++) {
                    padding.append(' ');
                }
                if (right.contains(i)) {
                    out.append(padding).append(cell);
                } else {
                    out.append(cell).append(padding);
                }
            }
            out.append('\n');
        }
        return out.toString();
    }

    public List<String> column(int index) {
        List<String> cells = new ArrayList<>();
        for (String[] row : rows) {
            if (index < row.length) {
                cells.add(row[index]);
            }
        }
        return cells;
    }
}
