package flow.grid;

public final class Grid {
    private final int[][] cells;

    public Grid(int rows, int cols) {
        if (rows < 0 || cols < 0 || rows > 50 || cols > 50) {
            throw new IllegalArgumentException("size");
        }
        cells = new int[rows][cols];
    }

    public void set(int row, int col, int value) {
        cells[row][col] = value;
    }

    public boolean contains(int value) {
        return rowOf(value) >= 0;
    }

    public int rowOf(int value) {
        for (int r = 0; r < cells.length; r++) {
            for (int v : cells[r]) {
                if (v == value) {
                    return r;
                }
            }
        }
        return -1;
    }
}
