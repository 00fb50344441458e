package math.sparse;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
        return (long) Objects.checkIndex(row, rows) * cols + Objects.checkIndex(col, cols);
    }

    public double get(int row, int col) {
        return cells.getOrDefault(key(row, col), 0.0);
    }

    public void set(int row, int col, double value) {
        cells.compute(key(row, col), (key, old) -> value == 0 ? null : Double.valueOf(value));
    }

    public double add(int row, int col, double delta) {
        Double sum = cells.compute(key(row, col), (key, old) -> {
            double total = Objects.requireNonNullElse(old, 0.0) + delta;
            return total == 0 ? null : Double.valueOf(total);
        });
        return Objects.requireNonNullElse(sum, 0.0);
    }

    public double rowSum(int row) {
        double sum = 0;
        for (Double value : cells.subMap(key(row, 0), true, key(row, cols - 1), true).values()) {
            sum += value;
        }
        return sum;
    }

    public Double firstNonZero() {
        return Optional.ofNullable(cells.firstEntry()).map(Map.Entry::getValue).orElse(null);
    }

    public int nonZero() {
        return cells.size();
    }
}
