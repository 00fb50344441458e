package math.fact;

public final class Factorials {
    private Factorials() {
    }

    public static long of(int n) {
        if (n < 0 || n > 20) {
            throw new ArithmeticException("out of range");
        }
        long result = 1;
        for (int i = 2; i <= n; i++) {
            result *= i;
        }
        return result;
    }

    public static long choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        return of(n) / (of(k) * of(n - k));
    }
}
