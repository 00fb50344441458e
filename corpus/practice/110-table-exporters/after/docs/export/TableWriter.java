package docs.export;

import java.util.List;

final class TableWriter {
    private final TableFormat format;
    private final StringBuilder out = new StringBuilder();

    private TableWriter(TableFormat format) {
        this.format = format;
    }

    static String write(TableFormat format, List<String> headers, List<? extends List<String>> rows) {
        return new TableWriter(format).write(headers, rows);
    }

    private String write(List<String> headers, List<? extends List<String>> rows) {
        int width = headers.size();
        if (width == 0) {
            throw new IllegalArgumentException("no columns");
        }
        line(headers);
        if (format.hasRule()) {
            out.append('|').append(format.ruleCell().repeat(width)).append('\n');
        }
        int count = 0;
        for (List<String> row : rows) {
            if (row.size() != width) {
                throw new IllegalStateException("row " + count + " is of length " + row.size());
            }
            line(row);
            count++;
        }
        if (count == 0) {
            out.append(format.emptyNote());
        }
        return out.toString();
    }

    private void line(List<String> cells) {
        out.append(format.prefix());
        String gap = "";
        for (String cell : cells) {
            out.append(gap).append(format.escape().apply(cell));
            gap = format.separator();
        }
        out.append(format.suffix()).append('\n');
    }
}
