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
        int size = 0;
        for (int[] row : rows) {
            size += row.length;
        }
        int[] flat = new int[size];
        int at = 0;
        for (int[] row : rows) {
            for (int v : row) {
                flat[at++] = v;
            }
        }
        return flat;
    }

    public int[] rowSums() {
        int[] sums = new int[rows.length];
        for (int i = 0; i < rows.length; i++) {
            for (int v : rows[i]) {
                sums[i] += v;
            }
        }
        return sums;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(rows);
    }
}
