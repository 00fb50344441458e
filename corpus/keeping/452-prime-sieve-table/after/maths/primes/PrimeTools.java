package maths.primes;

import java.util.ArrayList;
import java.util.List;

public final class PrimeTools {
    private static final int TABLE_SIZE = 4096;

    private PrimeTools() {
    }

    /** Initialised on first use. */
    private static final class Table {
        static final short[] SMALLEST_FACTOR = build();

        private static short[] build() {
            short[] smallest = new short[TABLE_SIZE];
            for (int p = 2; p < TABLE_SIZE; p++) {
                if (smallest[p] == 0) {
                    for (int multiple = p; multiple < TABLE_SIZE; multiple += p) {
                        if (smallest[multiple] == 0) {
                            smallest[multiple] = (short) p;
                        }
                    }
                }
            }
            return smallest;
        }
    }

    public static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        if (n < TABLE_SIZE) {
            return Table.SMALLEST_FACTOR[n] == n;
        }
        if (n % 2 == 0) {
            return false;
        }
        for (int d = 3; (long) d * d <= n; d += 2) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static int nextPrime(int n) {
        if (n == Integer.MAX_VALUE) {
            throw new ArithmeticException("the next prime does not fit an int");
        }
        int candidate = n < 2 ? 2 : n + 1;
        while (!isPrime(candidate)) {
            candidate++;
        }
        return candidate;
    }

    public static List<Integer> factors(int n) {
        List<Integer> result = new ArrayList<>();
        int rest = n;
        int d = 2;
        while (rest >= TABLE_SIZE && (long) d * d <= rest) {
            if (rest % d == 0) {
                result.add(d);
                rest /= d;
            } else {
                d++;
            }
        }
        while (rest > 1 && rest < TABLE_SIZE) {
            int smallest = Table.SMALLEST_FACTOR[rest];
            result.add(smallest);
            rest /= smallest;
        }
        if (rest > 1) {
            result.add(rest);
        }
        return result;
    }

    public static int divisorCount(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("not positive: " + n);
        }
        int count = 1;
        int run = 0;
        int previous = 0;
        for (int factor : factors(n)) {
            if (factor != previous) {
                count *= run + 1;
                run = 0;
                previous = factor;
            }
            run++;
        }
        return count * (run + 1);
    }

    public static int greatestPrimeFactor(int n) {
        List<Integer> factors = factors(n);
        if (factors.isEmpty()) {
            throw new IllegalArgumentException(n + " has no prime factor");
        }
        return factors.get(factors.size() - 1);
    }
}
