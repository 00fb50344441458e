package stats.grid;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.ArrayList;

public final class CountGrid {
    private final int rows;
    private final int columns;
    /** Key is row * columns + column; cells that are zero are absent. */
    private final TreeMap<Integer, Long> cells = new TreeMap<>();

    public CountGrid(int rows, int columns) {
        if (rows < 1 || rows > 300 || columns < 1 || columns > 300) {
            throw new IllegalArgumentException(rows + "x" + columns);
        }
        this.rows = rows;
        this.columns = columns;
    }

    public long get(int row, int column) {
        return cells.getOrDefault(key(row, column), 0L);
    }

    public void add(int row, int column, long amount) {
        plus(key(row, column), amount);
    }

    private int key(int row, int column) {
        return Objects.checkIndex(row, rows) * columns + Objects.checkIndex(column, columns);
    }

    private void plus(int key, long amount) {
        long now = cells.getOrDefault(key, 0L) + amount;
        if (now == 0) {
            cells.remove(key);
        } else {
            cells.put(key, now);
        }
    }

    public long rowTotal(int row) {
        Objects.checkIndex(row, rows);
        return row(row).values().stream().mapToLong(Long::longValue).sum();
    }

    private Map<Integer, Long> row(int row) {
        return cells.subMap(row * columns, (row + 1) * columns);
    }

    public CountGrid transposed() {
        CountGrid t = new CountGrid(columns, rows);
        cells.forEach((key, value) -> t.cells.put(key % columns * rows + key / columns, value));
        return t;
    }

    public CountGrid times(CountGrid other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("shapes do not fit");
        }
        CountGrid product = new CountGrid(rows, other.columns);
        cells.forEach((key, left) -> {
            int base = key / columns * other.columns;
            other.row(key % columns).forEach((otherKey, right) ->
                    product.plus(base + otherKey % other.columns, left * right));
        });
        return product;
    }

    public List<String> filled() {
        List<String> list = new ArrayList<>();
        cells.forEach((key, value) -> list.add(key / columns + "/" + key % columns + "=" + value));
        return list;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CountGrid other
                && rows == other.rows && columns == other.columns && cells.equals(other.cells);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rows, columns, cells);
    }
}
