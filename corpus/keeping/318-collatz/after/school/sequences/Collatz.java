package school.sequences;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** The 3n+1 sequence down to 1; numbers that grow out of a long end in an ArithmeticException. */
public class Collatz {
    private static final long NOTHING = 0;

    private final long start;

    public Collatz(long start) {
        if (start <= 0) {
            throw new IllegalArgumentException("start must be positive");
        }
        this.start = start;
    }

    private static long next(long n) {
        if (n == 1) {
            return NOTHING;
        }
        return (n & 1) == 0 ? n >> 1 : Math.incrementExact(Math.multiplyExact(n, 3L));
    }

    private LongStream sequence() {
        return LongStream.iterate(start, n -> n != NOTHING, Collatz::next);
    }

    public final int steps() {
        return Math.toIntExact(sequence().filter(n -> n > 0).count() - 1);
    }

    public final long peak() {
        return sequence().max().orElse(start);
    }

    /** At most the given number of elements; the 1 is included if it is reached. */
    public final List<Long> path(int atMost) {
        return sequence().limit(atMost).boxed().collect(Collectors.toCollection(ArrayList::new));
    }

    public final boolean visits(long value) {
        return sequence().anyMatch(n -> n == value);
    }

    public static long longestUpTo(int limit) {
        if (limit < 1 || limit > 300) {
            throw new IllegalArgumentException("limit must be in 1..300");
        }
        return LongStream.rangeClosed(1, limit)
                .mapToObj(Collatz::new)
                .max(Comparator.comparingInt(Collatz::steps))
                .map(collatz -> collatz.start)
                .get();
    }
}
