package math.primes;

import java.util.ArrayList;
import java.util.List;

public final class Primes {
    private Primes() {
    }

    public static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        for (int d = 2; (long) d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static List<Integer> upTo(int limit) {
        if (limit > 100_000) {
            throw new IllegalArgumentException("too many");
        }
        List<Integer> result = new ArrayList<>();
        for (int i = 2; i <= limit; i++) {
            if (isPrime(i)) {
                result.add(i);
            }
        }
        return result;
    }

    public static int nth(int index) {
        if (index < 0 || index > 5000) {
            throw new IndexOutOfBoundsException("index");
        }
        int seen = -1;
        int candidate = 1;
        while (seen < index) {
            candidate++;
            if (isPrime(candidate)) {
                seen++;
            }
        }
        return candidate;
    }
}
