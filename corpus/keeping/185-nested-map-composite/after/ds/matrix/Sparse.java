package ds.matrix;

import java.util.HashMap;
import java.util.Map;

public class Sparse {
    private record Cell(int row, int col) { }

    private final Map<Cell, Long> cells = new HashMap<>();

    public void set(int row, int col, long value) {
        Cell cell = new Cell(row, col);
        if (value == 0) {
            cells.remove(cell);
        } else {
            cells.put(cell, value);
        }
    }

    public long get(int row, int col) {
        return cells.getOrDefault(new Cell(row, col), 0L);
    }

    public int filled() {
        return cells.size();
    }
}
