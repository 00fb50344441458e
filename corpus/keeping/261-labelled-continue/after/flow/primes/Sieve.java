package flow.primes;

import java.util.ArrayList;
import java.util.List;

public final class Sieve {
    private final int limit;

    public Sieve(int limit) {
        if (limit > 5000) {
            throw new IllegalArgumentException("limit");
        }
        this.limit = limit;
    }

    public List<Integer> primes() {
        List<Integer> result = new ArrayList<>();
        for (int n = 2; n <= limit; n++) {
            if (!hasDivisor(n, result)) {
                result.add(n);
            }
        }
        return result;
    }

    private static boolean hasDivisor(int n, List<Integer> candidates) {
        for (int c : candidates) {
            if (n % c == 0) {
                return true;
            }
        }
        return false;
    }

    public int largest() {
        List<Integer> all = primes();
        return all.isEmpty() ? -1 : all.get(all.size() - 1);
    }
}
