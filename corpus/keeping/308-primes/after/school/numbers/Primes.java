package school.numbers;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public final class Primes {
    private static final int MAX_LIMIT = 100_000;
    private static final long MAX_NUMBER = 1_000_000_000L;

    private Primes() {
    }

    public static int[] upTo(int limit) {
        if (limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit must not exceed " + MAX_LIMIT);
        }
        BitSet candidates = new BitSet();
        if (limit >= 2) {
            candidates.set(2, limit + 1);
        }
        IntStream.rangeClosed(2, (int) Math.sqrt(Math.max(limit, 0)))
                .filter(candidates::get)
                .forEach(p -> IntStream.iterate(p * p, m -> m <= limit, m -> m + p).forEach(candidates::clear));
        return candidates.stream().toArray();
    }

    public static boolean isPrime(long n) {
        return inRange(n) > 1 && smallestFactor(n) == n;
    }

    public static List<Long> factors(long n) {
        List<Long> factors = new ArrayList<>();
        for (long rest = inRange(n); rest > 1; rest /= factors.get(factors.size() - 1)) {
            factors.add(smallestFactor(rest));
        }
        return factors;
    }

    public static String describe(long n) {
        String product = factors(n).stream().map(String::valueOf).collect(Collectors.joining(" * "));
        return product.isEmpty() ? "1" : product;
    }

    private static long smallestFactor(long n) {
        return LongStream.rangeClosed(2, (long) Math.sqrt(n))
                .filter(d -> n % d == 0)
                .findFirst()
                .orElse(n);
    }

    private static long inRange(long n) {
        if (n < 1 || n > MAX_NUMBER) {
            throw new IllegalArgumentException(n + " not in 1.." + MAX_NUMBER);
        }
        return n;
    }
}
