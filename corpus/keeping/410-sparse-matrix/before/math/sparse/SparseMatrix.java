package math.sparse;

import java.util.Map;
import java.util.TreeMap;

public final class SparseMatrix {

    private final int rows;
    private final int cols;
    private final TreeMap<Long, Double> cells = new TreeMap<>();

    public SparseMatrix(int rows, int cols) {
        if (rows < 1 || cols < 1) {
            throw new IllegalArgumentException(rows + "x" + cols);
        }
        this.rows = rows;
        this.cols = cols;
    }

    private long key(int row, int col) {
        if (row < 0 || row >= rows || col < 0 || col >= cols) {
            throw new IndexOutOfBoundsException(row + "," + col);
        }
        return (long) row * cols + col;
    }

    public double get(int row, int col) {
        Double value = cells.get(key(row, col));
        if (value == null) {
            return 0.0;
        }
        return value;
    }

    public void set(int row, int col, double value) {
        long key = key(row, col);
        if (value == 0) {
            if (cells.containsKey(key)) {
                cells.remove(key);
            }
        } else {
            cells.put(key, value);
        }
    }

    public double add(int row, int col, double delta) {
        long key = key(row, col);
        Double old = cells.get(key);
        double sum = (old == null ? 0.0 : old) + delta;
        if (sum == 0) {
            cells.remove(key);
            return 0.0;
        }
        cells.put(key, sum);
        return sum;
    }

    public double rowSum(int row) {
        key(row, 0);
        double sum = 0;
        for (Map.Entry<Long, Double> e : cells.entrySet()) {
            if (e.getKey() / cols == row) {
                sum += e.getValue();
            }
        }
        return sum;
    }

    public Double firstNonZero() {
        if (cells.isEmpty()) {
            return null;
        }
        return cells.firstEntry().getValue();
    }

    public int nonZero() {
        return cells.size();
    }
}
