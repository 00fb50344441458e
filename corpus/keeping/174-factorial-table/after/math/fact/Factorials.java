package math.fact;

public final class Factorials {
    private static final long[] TABLE = table();

    private Factorials() {
    }

    private static long[] table() {
        long[] table = new long[21];
        table[0] = 1;
        for (int i = 1; i < table.length; i++) {
            table[i] = table[i - 1] * i;
        }
        return table;
    }

    public static long of(int n) {
        if (n < 0 || n > 20) {
            throw new ArithmeticException("out of range");
        }
        return TABLE[n];
    }

    public static long choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        return of(n) / (of(k) * of(n - k));
    }
}
