package report.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

public final class TextTable {
    private final String[] headers;
    private final boolean[] right;
    private final List<String[]> rows = new ArrayList<>();

    /** A header that ends with a colon makes its column right-aligned; the colon is not shown. */
    public TextTable(String... headers) {
        if (headers.length == 0) {
            throw new IllegalArgumentException("no columns");
        }
        this.headers = new String[headers.length];
        this.right = new boolean[headers.length];
        for (int i = 0; i < headers.length; i++) {
            right[i] = headers[i].endsWith(":");
            this.headers[i] = right[i] ? headers[i].substring(0, headers[i].length() - 1) : headers[i];
        }
    }

    /** Missing cells are empty, more cells than columns are an error. */
    public TextTable row(Object... cells) {
        if (cells.length > headers.length) {
            throw new IllegalArgumentException("too many cells");
        }
        String[] row = new String[headers.length];
        Arrays.fill(row, "");
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] != null) {
                row[i] = String.valueOf(cells[i]).replace('\n', ' ');
            }
        }
        rows.add(row);
        return this;
    }

    private int width(int column) {
        int w = headers[column].length();
        for (String[] row : rows) {
            w = Math.max(w, row[column].length());
        }
        return w;
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        sb.append(line(headers)).append('\n');
        for (int c = 0; c < headers.length; c++) {
            if (c > 0) {
                sb.append("-+-");
            }
            for (int i = 0; i < width(c); i++) {
                sb.append('-');
            }
        }
        sb.append('\n');
        for (String[] row : rows) {
            sb.append(line(row)).append('\n');
        }
        return sb.toString();
    }

    private String line(String[] cells) {
        String line = "";
        for (int c = 0; c < cells.length; c++) {
            int w = width(c);
            String cell = w == 0 ? "" : String.format(Locale.ROOT, "%" + (right[c] ? "" : "-") + w + "s", cells[c]);
            line += c == 0 ? cell : " | " + cell;
        }
        return line;
    }

    /** Sorts the rows by the text of a column; equal ones keep their order. */
    public TextTable sortBy(int column) {
        if (column < 0 || column >= headers.length) {
            throw new IndexOutOfBoundsException("column " + column);
        }
        rows.sort((a, b) -> a[column].compareTo(b[column]));
        return this;
    }

    public int size() {
        return rows.size();
    }
}
