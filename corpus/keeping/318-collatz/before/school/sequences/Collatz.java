package school.sequences;

import java.util.ArrayList;
import java.util.List;

/** The 3n+1 sequence down to 1; numbers that grow out of a long end in an ArithmeticException. */
public class Collatz {
    private final long start;

    public Collatz(long start) {
        if (start < 1) {
            throw new IllegalArgumentException("start: " + start);
        }
        this.start = start;
    }

    private static long next(long n) {
        if (n % 2 == 0) {
            return n / 2;
        }
        return Math.addExact(Math.multiplyExact(3, n), 1);
    }

    public final int steps() {
        int steps = 0;
        long n = start;
        while (n != 1) {
            n = next(n);
            steps++;
        }
        return steps;
    }

    public final long peak() {
        long peak = start;
        long n = start;
        while (n != 1) {
            n = next(n);
            if (n > peak) {
                peak = n;
            }
        }
        return peak;
    }

    /** At most the given number of elements; the 1 is included if it is reached. */
    public final List<Long> path(int atMost) {
        if (atMost < 0) {
            throw new IllegalArgumentException();
        }
        List<Long> path = new ArrayList<>();
        if (atMost == 0) {
            return path;
        }
        long n = start;
        path.add(n);
        while (n != 1 && path.size() < atMost) {
            n = next(n);
            path.add(n);
        }
        return path;
    }

    public final boolean visits(long value) {
        long n = start;
        while (true) {
            if (n == value) {
                return true;
            }
            if (n == 1) {
                return false;
            }
            n = next(n);
        }
    }

    public static long longestUpTo(int limit) {
        if (limit < 1 || limit > 300) {
            throw new IllegalArgumentException("limit");
        }
        int best = 1;
        int bestSteps = 0;
        for (int i = 2; i <= limit; i++) {
            int steps = new Collatz(i).steps();
            if (steps > bestSteps) {
                best = i;
                bestSteps = steps;
            }
        }
        return best;
    }
}
