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
        outer:
        for (int n = 2; n <= limit; n++) {
            for (int p : result) {
                if (n % p == 0) {
                    continue outer;
                }
            }
            result.add(n);
        }
        return result;
    }

    public int largest() {
        List<Integer> all = primes();
        if (all.size() == 0) {
            return -1;
        } else {
            return all.get(all.size() - 1);
        }
    }
}
