package misc.counterfn;

import java.util.function.IntSupplier;

public final class Counters {
    private int created;

    public IntSupplier from(int start) {
        created++;
        return new Counting(start);
    }

    public IntSupplier cycling(int size) {
        if (size <= 0) {
            throw new IllegalArgumentException("size");
        }
        created++;
        return new IntSupplier() {
            private int next;

            @Override
            public int getAsInt() {
                int value = next;
                next = value + 1 == size ? 0 : value + 1;
                return value;
            }
        };
    }

    private static final class Counting implements IntSupplier {
        private int next;

        Counting(int start) {
            this.next = start;
        }

        @Override
        public int getAsInt() {
            return next++;
        }
    }

    public int created() {
        return created;
    }
}
