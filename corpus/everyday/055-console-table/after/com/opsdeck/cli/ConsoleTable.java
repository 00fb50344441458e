package com.opsdeck.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
        rows.add(IntStream.range(0, headers.size())
                .mapToObj(i -> i < cells.length && cells[i] != null ? cells[i] : "")
                .toList());
        return this;
    }

    public String render() {
        int[] widths = IntStream.range(0, headers.size()).map(this::columnWidth).toArray();
        StringBuilder out = new StringBuilder();
        out.append(line(headers, widths)).append('\n');
        out.append(Arrays.stream(widths).mapToObj("-"::repeat).collect(Collectors.joining("-+-"))).append('\n');
        rows.forEach(row -> out.append(line(row, widths)).append('\n'));
        return out.toString();
    }

    private int columnWidth(int column) {
        int width = headers.get(column).length();
        for (List<String> row : rows) {
            width = Math.max(width, row.get(column).length());
        }
        return width;
    }

    private static String line(List<String> cells, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(c -> cells.get(c) + " ".repeat(widths[c] - cells.get(c).length()))
                .collect(Collectors.joining(" | "));
    }
}
