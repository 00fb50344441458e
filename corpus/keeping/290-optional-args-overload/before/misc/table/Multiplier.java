package misc.table;

public final class Multiplier {
    private int calls;

    public int[] table(int n) {
        calls++;
        int[] result = new int[10];
        for (int i = 0; i < 10; i++) {
            result[i] = n * (i + 1);
        }
        return result;
    }

    public int[] table(int n, int rows) {
        calls++;
        if (rows < 0 || rows > 1000) {
            throw new IllegalArgumentException("rows");
        }
        int[] result = new int[rows];
        for (int i = 0; i < rows; i++) {
            result[i] = n * (i + 1);
        }
        return result;
    }

    public int calls() {
        return calls;
    }
}
