package math.collatz;

import java.util.ArrayList;
import java.util.List;

public final class Collatz {
    private Collatz() {
    }

    private static void check(int start) {
        if (start < 1 || start > 1_000_000) {
            throw new IllegalArgumentException("start");
        }
    }

    private static long next(long n) {
        return n % 2 == 0 ? n / 2 : 3 * n + 1;
    }

    public static int steps(int start) {
        check(start);
        int steps = 0;
        long n = start;
        while (n != 1) {
            n = next(n);
            steps++;
        }
        return steps;
    }

    public static List<Long> path(int start) {
        check(start);
        List<Long> path = new ArrayList<>();
        long n = start;
        while (n != 1) {
            path.add(n);
            n = next(n);
        }
        path.add(1L);
        return path;
    }
}
