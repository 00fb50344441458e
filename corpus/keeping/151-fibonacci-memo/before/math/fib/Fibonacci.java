package math.fib;

public final class Fibonacci {
    public static final int MAX = 25;

    public long at(int n) {
        if (n < 0 || n > MAX) {
            throw new IllegalArgumentException("n");
        }
        return compute(n);
    }

    private long compute(int n) {
        return n < 2 ? n : compute(n - 1) + compute(n - 2);
    }

    public long sum(int upTo) {
        long sum = 0;
        for (int i = 0; i <= upTo; i++) {
            sum += at(i);
        }
        return sum;
    }
}
