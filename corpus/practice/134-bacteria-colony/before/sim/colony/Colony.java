package sim.colony;

public final class Colony {
    private static final int LIMIT = 1_500_000_000;

    private final int[][] cells;
    private int generation;

    public Colony(int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new IllegalArgumentException("size");
        }
        cells = new int[rows][columns];
    }

    public void seed(int row, int column, int count) {
        if (count < 0 || count > LIMIT) {
            throw new IllegalArgumentException("count " + count);
        }
        cells[row][column] = count;
    }

    /** Every cell doubles, up to what its nutrients allow. */
    public void grow() {
        for (int[] row : cells) {
            for (int c = 0; c < row.length; c++) {
                row[c] = (int) Math.min(LIMIT, row[c] * 2L);
            }
        }
        generation++;
    }

    public long total() {
        long total = 0;
        for (int[] row : cells) {
            for (int cell : row) {
                total += cell;
            }
        }
        return total;
    }

    public int populatedCells() {
        int populated = 0;
        for (int[] row : cells) {
            for (int cell : row) {
                if (cell > 0) {
                    populated++;
                }
            }
        }
        return populated;
    }

    public int generation() {
        return generation;
    }
}
