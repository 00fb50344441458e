package report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

public class TextTable {

    private final List<String> headers;
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable(List<String> headers) {
        this.headers = new ArrayList<>(headers);
    }

    public void addRow(List<String> cells) {
        if (cells.size() != headers.size()) {
            throw new IllegalArgumentException("expected " + headers.size() + " cells");
        }
        rows.add(new ArrayList<>(cells));
    }

    public String render() {
        int[] widths = IntStream.range(0, headers.size()).map(this::columnWidth).toArray();
        StringBuilder out = new StringBuilder();
        appendRow(out, headers, widths);
        rows.forEach(row -> appendRow(out, row, widths));
        return out.toString();
    }

    private int columnWidth(int column) {
        return rows.stream()
                .mapToInt(row -> row.get(column).length())
                .max()
                .orElse(headers.get(column).length());
    }

    private static void appendRow(StringBuilder out, List<String> cells, int[] widths) {
        for (int c = 0; c < widths.length; c++) {
            String cell = cells.get(c);
            out.append(cell).append(" ".repeat(Math.max(0, widths[c] - cell.length()))).append('|');
        }
        out.append('\n');
    }
}
