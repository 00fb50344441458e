package misc.counterfn;

import java.util.function.IntSupplier;

public final class Counters {
    private int created;

    public IntSupplier from(int start) {
        created++;
        int[] next = {start};
        return () -> next[0]++;
    }

    public IntSupplier cycling(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        created++;
        int[] next = {-1};
        return () -> {
            next[0] = (next[0] + 1) % size;
            return next[0];
        };
    }

    public int created() {
        return created;
    }
}
