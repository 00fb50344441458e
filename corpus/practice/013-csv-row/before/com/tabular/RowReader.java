package com.tabular;

import java.util.ArrayList;
import java.util.List;

public class RowReader {
    private final List<String> header;

    public RowReader(String headerLine) {
        this.header = columns(headerLine);
    }

    /** The columns of one line; whitespace around a column does not belong to it. */
    public static List<String> columns(String line) {
        List<String> result = new ArrayList<>();
        StringBuilder current = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == ',') {
                result.add(current.toString().trim());
                current.setLength(0);
            } else {
                current.append(c);
            }
        }
        result.add(current.toString().trim());
        return result;
    }

    public String field(String line, String name) {
        int index = header.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no column " + name);
        }
        List<String> row = columns(line);
        if (row.size() != header.size()) {
            throw new IllegalStateException("expected " + header.size() + " columns");
        }
        return row.get(index);
    }
}
