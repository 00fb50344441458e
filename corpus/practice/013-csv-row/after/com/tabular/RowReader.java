package com.tabular;

import java.util.ArrayList;
import java.util.List;

public class RowReader {
    private static final String SEPARATOR = ",";

    private final List<String> header;

    public RowReader(String headerLine) {
        this.header = columns(headerLine);
    }

    /** The columns of one line; whitespace around a column does not belong to it. */
    public static List<String> columns(String line) {
        List<String> result = new ArrayList<>();
        for (String column : line.split(SEPARATOR)) {
            result.add(column.trim());
        }
        return result;
    }

    public String field(String line, String name) {
        return parseRow(line, indexOf(name));
    }

    private int indexOf(String name) {
        int index = header.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no column " + name);
        }
        return index;
    }

    private String parseRow(String line, int index) {
        List<String> row = columns(line);
        if (row.size() != header.size()) {
            throw new IllegalStateException("expected " + header.size() + " columns");
        }
        return row.get(index);
    }
}
