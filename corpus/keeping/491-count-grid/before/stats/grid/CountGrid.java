package stats.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public final class CountGrid {
    private final int rows;
    private final int columns;
    private final long[][] cells;

    public CountGrid(int rows, int columns) {
        if (rows < 1 || rows > 300 || columns < 1 || columns > 300) {
            throw new IllegalArgumentException(rows + "x" + columns);
        }
        this.rows = rows;
        this.columns = columns;
        this.cells = new long[rows][columns];
    }

    public long get(int row, int column) {
        Objects.checkIndex(row, rows);
        Objects.checkIndex(column, columns);
        return cells[row][column];
    }

    public void add(int row, int column, long amount) {
        Objects.checkIndex(row, rows);
        Objects.checkIndex(column, columns);
        cells[row][column] += amount;
    }

    public long rowTotal(int row) {
        Objects.checkIndex(row, rows);
        long total = 0;
        for (long v : cells[row]) {
            total += v;
        }
        return total;
    }

    public CountGrid transposed() {
        CountGrid t = new CountGrid(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                t.cells[c][r] = cells[r][c];
            }
        }
        return t;
    }

    public CountGrid times(CountGrid other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("shapes do not fit");
        }
        CountGrid product = new CountGrid(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                long sum = 0;
                for (int k = 0; k < columns; k++) {
                    sum += cells[r][k] * other.cells[k][c];
                }
                product.cells[r][c] = sum;
            }
        }
        return product;
    }

    public List<String> filled() {
        List<String> list = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (cells[r][c] != 0) {
                    list.add(r + "/" + c + "=" + cells[r][c]);
                }
            }
        }
        return list;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof CountGrid && Arrays.deepEquals(cells, ((CountGrid) o).cells);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(cells);
    }
}
