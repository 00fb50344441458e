package stats.summary;

public final class Summary {
    private final long[] values;

    public Summary(long... values) {
        this.values = values.clone();
    }

    public long min() {
        long m = Long.MAX_VALUE;
        for (long v : values) {
            m = Math.min(m, v);
        }
        return m;
    }

    public long max() {
        long m = Long.MIN_VALUE;
        for (long v : values) {
            m = Math.max(m, v);
        }
        return m;
    }

    public long sum() {
        long s = 0;
        for (long v : values) {
            s += v;
        }
        return s;
    }

    public int count() {
        return values.length;
    }
}
