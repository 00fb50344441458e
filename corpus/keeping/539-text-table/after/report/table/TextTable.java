package report.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class TextTable {
    private enum Side {
        LEFT {
            @Override
            String pad(String text, String blanks) {
                return text + blanks;
            }
        },
        RIGHT {
            @Override
            String pad(String text, String blanks) {
                return blanks + text;
            }
        };

        abstract String pad(String text, String blanks);
    }

    private record Column(String header, Side side) {
        static Column of(String header) {
            return header.endsWith(":")
                    ? new Column(header.substring(0, header.length() - 1), Side.RIGHT)
                    : new Column(header, Side.LEFT);
        }
    }

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** A header that ends with a colon makes its column right-aligned; the colon is not shown. */
    public TextTable(String... headers) {
        if (headers.length == 0) {
            throw new IllegalArgumentException("no columns");
        }
        columns = Stream.of(headers).map(Column::of).toList();
    }

    /** Missing cells are empty, more cells than columns are an error. */
    public TextTable row(Object... cells) {
        if (cells.length > columns.size()) {
            throw new IllegalArgumentException("too many cells");
        }
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(cell == null ? "" : String.valueOf(cell).replace('\n', ' '));
        }
        row.addAll(Collections.nCopies(columns.size() - row.size(), ""));
        rows.add(row);
        return this;
    }

    public String render() {
        List<String> headers = columns.stream().map(Column::header).collect(Collectors.toList());
        int[] widths = IntStream.range(0, columns.size())
                .map(c -> Stream.concat(Stream.of(headers), rows.stream())
                        .mapToInt(line -> line.get(c).length())
                        .max().orElse(0))
                .toArray();
        String rule = IntStream.of(widths).mapToObj("-"::repeat).collect(Collectors.joining("-+-"));
        return Stream.concat(Stream.of(line(headers, widths), rule), rows.stream().map(row -> line(row, widths)))
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    private String line(List<String> cells, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(c -> columns.get(c).side().pad(cells.get(c), " ".repeat(widths[c] - cells.get(c).length())))
                .collect(Collectors.joining(" | "));
    }

    /** Sorts the rows by the text of a column; equal ones keep their order. */
    public TextTable sortBy(int column) {
        Objects.checkIndex(column, columns.size());
        rows.sort(Comparator.comparing(row -> row.get(column)));
        return this;
    }

    public int size() {
        return rows.size();
    }
}
