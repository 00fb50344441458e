package com.labnotes.export;

import java.util.List;

public final class CsvExport {
    private final char separator;
    private final int width;
    private final StringBuilder out = new StringBuilder();

    public CsvExport(List<String> columns, char separator) {
        this.separator = separator;
        this.width = columns.size();
        append(columns);
    }

    public CsvExport row(List<String> cells) {
        if (cells.size() != width) {
            throw new IllegalArgumentException("wrong number of cells");
        }
        append(cells);
        return this;
    }

    public String text() {
        return out.toString();
    }

    private void append(List<String> cells) {
        out.append(String.join(String.valueOf(separator), cells)).append('\n');
    }
}
