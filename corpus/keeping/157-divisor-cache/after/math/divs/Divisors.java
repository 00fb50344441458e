package math.divs;

import java.util.HashMap;
import java.util.Map;

public class Divisors {
    private final Map<Integer, Integer> cache = new HashMap<>();
    private int asked;

    public int count(int n) {
        asked++;
        if (n <= 0 || n > 100_000) {
            throw new IllegalArgumentException("n");
        }
        Integer known = cache.get(n);
        if (known == null) {
            known = compute(n);
            cache.put(n, known);
        }
        return known;
    }

    private static int compute(int n) {
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
