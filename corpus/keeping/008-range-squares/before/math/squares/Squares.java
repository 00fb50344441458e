package math.squares;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

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
        int[] result = new int[n];
        for (int i = 0; i < n; i++) {
            result[i] = i * i;
        }
        return result;
    }

    public List<Integer> matching(IntPredicate test) {
        List<Integer> result = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            if (test.test(i * i)) {
                result.add(i);
            }
        }
        return result;
    }

    public long sum() {
        long sum = 0;
        for (int i = 1; i < size; i++) {
            sum += (long) i * i;
        }
        return sum;
    }
}
