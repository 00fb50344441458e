package com.labnotes.export;

import java.util.List;

abstract class TableExport<T extends TableExport<T>> {
    private final int width;
    private final StringBuilder out = new StringBuilder();

    TableExport(List<String> columns) {
        this.width = columns.size();
        out.append(header(columns));
    }

    public T row(List<String> cells) {
        if (cells.size() != width) {
            throw new IllegalArgumentException("wrong number of cells");
        }
        out.append(line(cells));
        return self();
    }

    public String text() {
        return out.toString();
    }

    String header(List<String> columns) {
        return line(columns);
    }

    abstract String line(List<String> cells);

    abstract T self();
}
