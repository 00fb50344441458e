package sim.colony;

import java.util.Arrays;
import java.util.stream.IntStream;

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
            Arrays.setAll(row, c -> (int) Math.min(LIMIT, row[c] * 2L));
        }
        generation++;
    }

    public long total() {
        return allCells().sum();
    }

    public int populatedCells() {
        return (int) allCells().filter(cell -> cell > 0).count();
    }

    private IntStream allCells() {
        return Arrays.stream(cells).flatMapToInt(Arrays::stream);
    }

    public int generation() {
        return generation;
    }
}
