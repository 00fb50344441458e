package maths.primes;

import java.util.ArrayList;
import java.util.List;

public final class PrimeTools {
    private PrimeTools() {
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

    public static int nextPrime(int n) {
        if (n == Integer.MAX_VALUE) {
            throw new ArithmeticException("no next prime");
        }
        int candidate = Math.max(n + 1, 2);
        while (!isPrime(candidate)) {
            candidate++;
        }
        return candidate;
    }

    public static List<Integer> factors(int n) {
        List<Integer> result = new ArrayList<>();
        int rest = n;
        for (int d = 2; (long) d * d <= rest; d++) {
            while (rest % d == 0) {
                result.add(d);
                rest /= d;
            }
        }
        if (rest > 1) {
            result.add(rest);
        }
        return result;
    }

    public static int divisorCount(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n " + n);
        }
        int count = 1;
        int i = 0;
        List<Integer> factors = factors(n);
        while (i < factors.size()) {
            int run = i;
            while (run < factors.size() && factors.get(run).equals(factors.get(i))) {
                run++;
            }
            count *= run - i + 1;
            i = run;
        }
        return count;
    }

    public static int greatestPrimeFactor(int n) {
        List<Integer> factors = factors(n);
        if (factors.isEmpty()) {
            throw new IllegalArgumentException("no prime factor in " + n);
        }
        return factors.get(factors.size() - 1);
    }
}
