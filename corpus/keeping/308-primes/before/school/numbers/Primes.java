package school.numbers;

import java.util.ArrayList;
import java.util.List;

public final class Primes {
    private static final int MAX_LIMIT = 100_000;
    private static final long MAX_NUMBER = 1_000_000_000L;

    private Primes() {
    }

    public static int[] upTo(int limit) {
        if (limit > MAX_LIMIT) {
            throw new IllegalArgumentException("limit");
        }
        if (limit < 2) {
            return new int[0];
        }
        boolean[] composite = new boolean[limit + 1];
        int count = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                count++;
                for (long j = (long) i * i; j <= limit; j += i) {
                    composite[(int) j] = true;
                }
            }
        }
        int[] primes = new int[count];
        int at = 0;
        for (int i = 2; i <= limit; i++) {
            if (!composite[i]) {
                primes[at++] = i;
            }
        }
        return primes;
    }

    public static boolean isPrime(long n) {
        checkRange(n);
        if (n < 2) {
            return false;
        }
        for (long d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static List<Long> factors(long n) {
        checkRange(n);
        List<Long> factors = new ArrayList<>();
        long rest = n;
        for (long d = 2; d * d <= rest; d++) {
            while (rest % d == 0) {
                factors.add(d);
                rest /= d;
            }
        }
        if (rest > 1) {
            factors.add(rest);
        }
        return factors;
    }

    public static String describe(long n) {
        List<Long> factors = factors(n);
        if (factors.isEmpty()) {
            return "1";
        }
        StringBuilder text = new StringBuilder();
        for (Long factor : factors) {
            if (text.length() > 0) {
                text.append(" * ");
            }
            text.append(factor);
        }
        return text.toString();
    }

    private static void checkRange(long n) {
        if (n < 1 || n > MAX_NUMBER) {
            throw new IllegalArgumentException("out of range: " + n);
        }
    }
}
