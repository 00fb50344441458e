package console.tables;

import java.util.ArrayList;
import java.util.List;

public final class TablePrinter {
    private final String[] headers;
    private final Align[] aligns;
    private final List<String[]> rows = new ArrayList<>();

    public TablePrinter(String... headers) {
        if (headers.length == 0 || headers.length > 20) {
            throw new IllegalArgumentException("headers");
        }
        this.headers = new String[headers.length];
        this.aligns = new Align[headers.length];
        for (int i = 0; i < headers.length; i++) {
            if (headers[i] == null) {
                throw new NullPointerException("header " + i);
            }
            this.headers[i] = headers[i];
            this.aligns[i] = Align.LEFT;
        }
    }

    public TablePrinter align(int column, Align align) {
        if (align == null) {
            throw new NullPointerException("align");
        }
        aligns[column] = align;
        return this;
    }

    public TablePrinter row(Object... cells) {
        if (cells.length > headers.length) {
            throw new IllegalArgumentException("too many cells");
        }
        String[] row = new String[headers.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = i < cells.length ? "" + cells[i] : "";
        }
        rows.add(row);
        return this;
    }

    public int width() {
        int sum = 0;
        for (int c = 0; c < headers.length; c++) {
            sum += widthOf(c);
        }
        return sum + 3 * (headers.length - 1);
    }

    private int widthOf(int c) {
        int w = headers[c].length();
        for (String[] row : rows) {
            w = Math.max(w, row[c].length());
        }
        return w;
    }

    public String print() {
        StringBuilder sb = new StringBuilder();
        line(sb, headers);
        sb.append("-".repeat(width())).append('\n');
        for (String[] row : rows) {
            line(sb, row);
        }
        return sb.toString();
    }

    private void line(StringBuilder sb, String[] cells) {
        for (int c = 0; c < cells.length; c++) {
            int gap = widthOf(c) - cells[c].length();
            int before;
            switch (aligns[c]) {
                case LEFT: before = 0; break;
                case RIGHT: before = gap; break;
                default: before = gap / 2;
            }
            sb.append(" ".repeat(before)).append(cells[c]).append(" ".repeat(gap - before));
            if (c < cells.length - 1) {
                sb.append(" | ");
            }
        }
        sb.append('\n');
    }
}
