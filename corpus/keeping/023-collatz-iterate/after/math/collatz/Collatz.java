package math.collatz;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

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
        return (int) LongStream.iterate(start, Collatz::next).takeWhile(n -> n != 1).count();
    }

    public static List<Long> path(int start) {
        check(start);
        List<Long> path = LongStream.iterate(start, n -> n != 1, Collatz::next)
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
        path.add(1L);
        return path;
    }
}
