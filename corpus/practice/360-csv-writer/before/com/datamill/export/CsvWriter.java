package com.datamill.export;

import java.util.List;

public final class CsvWriter {
    private final char separator;
    private final StringBuilder out = new StringBuilder();
    private int columns = -1;

    public CsvWriter(char separator) {
        if (separator == '"' || separator == '\n' || separator == '\r') {
            throw new IllegalArgumentException("not a separator");
        }
        this.separator = separator;
    }

    public CsvWriter row(List<String> cells) {
        if (columns >= 0 && cells.size() != columns) {
            throw new IllegalArgumentException("expected " + columns + " cells, got " + cells.size());
        }
        columns = cells.size();
        for (int i = 0; i < cells.size(); i++) {
            if (i > 0) {
                out.append(separator);
            }
            String cell = cells.get(i);
            if (cell == null) {
                continue;
            }
            boolean quote = cell.isEmpty() || cell.startsWith(" ") || cell.endsWith(" ");
            for (int k = 0; k < cell.length() && !quote; k++) {
                char c = cell.charAt(k);
                quote = c == separator || c == '"' || c == '\n' || c == '\r';
            }
            if (quote) {
                out.append('"');
                for (int k = 0; k < cell.length(); k++) {
                    if (cell.charAt(k) == '"') {
                        out.append('"');
                    }
                    out.append(cell.charAt(k));
                }
                out.append('"');
            } else {
                out.append(cell);
            }
        }
        out.append("\r\n");
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
