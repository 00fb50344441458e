package rep.table;

import java.util.ArrayList;
import java.util.List;

public class TablePrinter {
    private static final String MISSING = "-";

    private record Column(String head, Align align) {
    }

    private final List<Column> columns = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();

    public TablePrinter column(String head, Align align) {
        if (!rows.isEmpty()) {
            throw new IllegalStateException("columns come before rows");
        }
        columns.add(new Column(head == null ? "" : head, align));
        return this;
    }

    public TablePrinter row(Object... cells) {
        if (cells.length > columns.size()) {
            throw new IllegalArgumentException("more cells than columns");
        }
        int width = columns.size();
        List<String> row = new ArrayList<>(width);
        for (Object cell : cells) {
            row.add(cell == null ? MISSING : cell.toString());
        }
        while (row.size() < width) {
            row.add("");
        }
        rows.add(row);
        return this;
    }

    public String print() {
        int[] widths = new int[columns.size()];
        List<String> heads = new ArrayList<>();
        for (Column column : columns) {
            heads.add(column.head());
        }
        widen(widths, heads);
        rows.forEach(row -> widen(widths, row));

        StringBuilder table = new StringBuilder();
        appendLine(table, heads, widths);
        table.append('+');
        for (int width : widths) {
            table.append("-".repeat(width + 2)).append('+');
        }
        table.append('\n');
        rows.forEach(row -> appendLine(table, row, widths));
        return table.toString();
    }

    private static void widen(int[] widths, List<String> cells) {
        for (int c = 0; c < widths.length; c++) {
            String cell = cells.get(c);
            if (cell != null) {
                widths[c] = Math.max(widths[c], cell.length());
            }
        }
    }

    private void appendLine(StringBuilder table, List<String> cells, int[] widths) {
        table.append('|');
        for (int c = 0; c < widths.length; c++) {
            String padded = pad(String.valueOf(cells.get(c)), widths[c], columns.get(c).align());
            table.append(' ').append(padded).append(" |");
        }
        table.append('\n');
    }

    @Override
    public String toString() {
        return "table of " + rows.size() + " rows";
    }

    private static String pad(String text, int width, Align align) {
        int gap = Math.max(0, width - text.length());
        int before = align == Align.RIGHT ? gap : align == Align.CENTER ? gap / 2 : 0;
        return " ".repeat(before) + text + " ".repeat(gap - before);
    }
}
