package math.divs;

public class Divisors {
    private int asked;

    public int count(int n) {
        asked++;
        if (n <= 0 || n > 100_000) {
            throw new IllegalArgumentException("n");
        }
        int count = 0;
        for (int d = 1; d <= n; d++) {
            if (n % d == 0) {
                count++;
            }
        }
        return count;
    }

    public boolean isPrime(int n) {
        return count(n) == 2;
    }

    public int asked() {
        return asked;
    }
}
