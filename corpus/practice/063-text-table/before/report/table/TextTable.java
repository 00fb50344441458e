package report.table;

import java.util.ArrayList;
import java.util.List;

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
        int[] widths = new int[headers.size()];
        for (int c = 0; c < widths.length; c++) {
            widths[c] = headers.get(c).length();
            for (List<String> row : rows) {
                if (row.get(c).length() > widths[c]) {
                    widths[c] = row.get(c).length();
                }
            }
        }
        StringBuilder out = new StringBuilder();
        appendRow(out, headers, widths);
        for (List<String> row : rows) {
            appendRow(out, row, widths);
        }
        return out.toString();
    }

    private void appendRow(StringBuilder out, List<String> cells, int[] widths) {
        for (int c = 0; c < widths.length; c++) {
            out.append(cells.get(c));
            for (int i = cells.get(c).length(); i < widths[c]; i++) {
                out.append(' ');
            }
            out.append('|');
        }
        out.append('\n');
    }
}
