package misc.table;

import java.util.Arrays;

public final class Multiplier {
    private static final int DEFAULT_ROWS = 10;
    private int calls;

    public int[] table(int n) {
        return table(n, DEFAULT_ROWS);
    }

    public int[] table(int n, int rows) {
        calls++;
        if (rows < 0 || rows > 1000) {
            throw new IllegalArgumentException("rows out of range: " + rows);
        }
        int[] result = new int[rows];
        Arrays.setAll(result, i -> n * (i + 1));
        return result;
    }

    public int calls() {
        return calls;
    }
}
