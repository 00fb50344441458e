package math.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Squares {
    private final int size;

    public Squares(int size) {
        if (size > 10_000) {
            throw new IllegalArgumentException("too large");
        }
        this.size = size;
    }

    public int[] table() {
        int n = Math.max(size, 0);
        return IntStream.range(0, n).map(i -> i * i).toArray();
    }

    public List<Integer> matching(IntPredicate test) {
        return IntStream.range(0, size)
            .filter(i -> test.test(i * i))
            .boxed()
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public long sum() {
        return IntStream.range(1, size).mapToLong(i -> (long) i * i).sum();
    }
}
