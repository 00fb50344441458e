package com.datamill.export;

import java.util.List;
import java.util.stream.Collectors;

public final class CsvWriter {
    private static final String LINE_END = "\r\n";

    private final String separator;
    private final CellFormat format;
    private final StringBuilder out = new StringBuilder();
    private int columns = -1;

    public CsvWriter(char separator) {
        if (separator == '"' || separator == '\n' || separator == '\r') {
            throw new IllegalArgumentException("not a separator");
        }
        this.separator = String.valueOf(separator);
        this.format = new CellFormat(separator);
    }

    public CsvWriter row(List<String> cells) {
        int width = cells.size();
        if (columns >= 0 && width != columns) {
            throw new IllegalArgumentException("expected " + columns + " cells, got " + width);
        }
        columns = width;
        out.append(cells.stream().map(format::format).collect(Collectors.joining(separator, "", LINE_END)));
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
