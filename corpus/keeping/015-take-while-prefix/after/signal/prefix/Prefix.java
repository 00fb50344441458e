package signal.prefix;

import java.util.Arrays;
import java.util.function.IntPredicate;

public final class Prefix {
    private int calls;

    public int[] leading(int[] data, IntPredicate keep) {
        calls++;
        int[] copy = data.clone();
        return Arrays.stream(copy).takeWhile(v -> keep.test(v)).toArray();
    }

    public int[] rest(int[] data, IntPredicate skip) {
        calls++;
        int[] copy = data.clone();
        return Arrays.stream(copy).dropWhile(v -> skip.test(v)).toArray();
    }

    public int calls() {
        return calls;
    }
}
