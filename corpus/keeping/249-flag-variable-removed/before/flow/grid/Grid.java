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
        boolean found = false;
        for (int r = 0; r < cells.length && !found; r++) {
            for (int c = 0; c < cells[r].length && !found; c++) {
                if (cells[r][c] == value) {
                    found = true;
                }
            }
        }
        return found;
    }

    public int rowOf(int value) {
        int result = -1;
        outer:
        for (int r = 0; r < cells.length; r++) {
            for (int v : cells[r]) {
                if (v == value) {
                    result = r;
                    break outer;
                }
            }
        }
        return result;
    }
}
