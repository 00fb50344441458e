package reports.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public final class TableFormatter {
    private final List<String[]> rows = new ArrayList<>();
    private final TreeSet<Integer> right = new TreeSet<>();
    private final String gap;

    public TableFormatter(String gap) {
        this.gap = Objects.requireNonNull(gap, "gap");
    }

    public TableFormatter alignRight(int column) {
        if (column < 0) {
            throw new IndexOutOfBoundsException(column);
        }
        right.add(column);
        return this;
    }

    public TableFormatter row(Object... cells) {
        rows.add(Arrays.stream(cells).map(TableFormatter::text).toArray(String[]::new));
        return this;
    }

    private static String text(Object cell) {
        return cell == null ? "-" : cell.toString();
    }

    public int columns() {
        return rows.stream().mapToInt(row -> row.length).max().orElse(0);
    }

    public int[] widths() {
        return IntStream.range(0, columns()).map(this::width).toArray();
    }

    private int width(int column) {
        return rows.stream()
                .filter(row -> column < row.length)
                .map(row -> row[column])
                .filter(Objects::nonNull)
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    public String render() {
        int[] widths = widths();
        return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining());
    }

    private String line(String[] row, int[] widths) {
        return IntStream.range(0, widths.length)
                .mapToObj(i -> pad(i < row.length ? String.valueOf(row[i]) : "", widths[i], right.contains(i)))
                .collect(Collectors.joining(gap, "", "\n"));
    }

    private static String pad(String cell, int width, boolean toTheRight) {
        String padding = " ".repeat(Math.max(0, width - cell.length()));
        return toTheRight ? padding + cell : cell + padding;
    }

    public List<String> column(int index) {
        return rows.stream()
                .filter(row -> index < row.length)
                .map(row -> row[index])
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
