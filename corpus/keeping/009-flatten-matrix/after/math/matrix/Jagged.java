package math.matrix;

import java.util.Arrays;

public class Jagged {
    private final int[][] rows;

    public Jagged(int[][] rows) {
        this.rows = new int[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            this.rows[i] = rows[i].clone();
        }
    }

    public int[] flatten() {
        return Arrays.stream(rows).flatMapToInt(Arrays::stream).toArray();
    }

    public int[] rowSums() {
        return Arrays.stream(rows).mapToInt(row -> Arrays.stream(row).sum()).toArray();
    }

    @Override
    public String toString() {
        return Arrays.deepToString(rows);
    }
}
