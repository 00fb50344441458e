package com.opsdeck.cli;

import java.util.ArrayList;
import java.util.List;

/** Renders rows of text as an aligned table for terminals. */
public class ConsoleTable {

    private final List<String> headers;
    private final List<List<String>> rows = new ArrayList<>();

    public ConsoleTable(List<String> headers) {
        this.headers = new ArrayList<>(headers);
    }

    public ConsoleTable row(String... cells) {
        if (cells.length > headers.size()) {
            throw new IllegalArgumentException("too many cells: " + cells.length);
        }
        List<String> row = new ArrayList<>();
        for (int i = 0; i < headers.size(); i++) {
            if (i < cells.length && cells[i] != null) {
                row.add(cells[i]);
            } else {
                row.add("");
            }
        }
        rows.add(row);
        return this;
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
        for (int c = 0; c < widths.length; c++) {
            if (c > 0) {
                out.append(" | ");
            }
            out.append(headers.get(c));
            for (int k = headers.get(c).length(); k < widths[c]; k++) {
                out.append(' ');
            }
        }
        out.append('\n');
        for (int c = 0; c < widths.length; c++) {
            if (c > 0) {
                out.append("-+-");
            }
            for (int k = 0; k < widths[c]; k++) {
                out.append('-');
            }
        }
        out.append('\n');
        for (List<String> row : rows) {
            for (int c = 0; c < widths.length; c++) {
                if (c > 0) {
                    out.append(" | ");
                }
                out.append(row.get(c));
                for (int k = row.get(c).length(); k < widths[c]; k++) {
                    out.append(' ');
                }
            }
            out.append('\n');
        }
        return out.toString();
    }
}
