package misc.stats;

public final class Spread {
    private static class Acc {
        int min = Integer.MAX_VALUE;
        int max = Integer.MIN_VALUE;
        int seen;

        void add(int v) {
            if (v < min) {
                min = v;
            }
            if (v > max) {
                max = v;
            }
            seen++;
        }
    }

    public long of(int... values) {
        Acc acc = new Acc();
        for (int v : values) {
            acc.add(v);
        }
        if (acc.seen == 0) {
            throw new IllegalArgumentException("no values");
        }
        return (long) acc.max - acc.min;
    }

    public boolean constant(int... values) {
        return of(values) == 0L;
    }
}
