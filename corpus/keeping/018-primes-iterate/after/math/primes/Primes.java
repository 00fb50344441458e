package math.primes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public final class Primes {
    private Primes() {
    }

    public static boolean isPrime(int n) {
        if (n < 2) {
            return false;
        }
        int root = (int) Math.sqrt(n);
        return IntStream.rangeClosed(2, root).noneMatch(d -> n % d == 0);
    }

    public static List<Integer> upTo(int limit) {
        if (limit > 100_000) {
            throw new IllegalArgumentException("too many");
        }
        return IntStream.rangeClosed(2, limit).filter(Primes::isPrime).boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public static int nth(int index) {
        if (index < 0 || index > 5000) {
            throw new IndexOutOfBoundsException("index");
        }
        return IntStream.iterate(2, i -> i + 1).filter(Primes::isPrime).skip(index).findFirst().getAsInt();
    }
}
