package signal.prefix;

import java.util.Arrays;
import java.util.function.IntPredicate;

public final class Prefix {
    private int calls;

    public int[] leading(int[] data, IntPredicate keep) {
        calls++;
        int[] copy = data.clone();
        int end = 0;
        for (int v : copy) {
            if (!keep.test(v)) {
                break;
            }
            end++;
        }
        return Arrays.copyOf(copy, end);
    }

    public int[] rest(int[] data, IntPredicate skip) {
        calls++;
        int[] copy = data.clone();
        int start = 0;
        while (start < copy.length && skip.test(copy[start])) {
            start++;
        }
        return Arrays.copyOfRange(copy, start, copy.length);
    }

    public int calls() {
        return calls;
    }
}
