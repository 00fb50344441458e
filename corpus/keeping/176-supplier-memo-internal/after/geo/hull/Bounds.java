package geo.hull;

import java.util.function.LongSupplier;

public final class Bounds {
    private final int[] xs;
    private final int[] ys;
    private final Lazy width;
    private final Lazy height;

    public Bounds(int[] xs, int[] ys) {
        this.xs = xs.clone();
        this.ys = ys.clone();
        if (xs.length != ys.length || xs.length == 0) {
            throw new IllegalArgumentException("points do not fit");
        }
        this.width = new Lazy(() -> spread(this.xs));
        this.height = new Lazy(() -> spread(this.ys));
    }

    private static long spread(int[] v) {
        int min = v[0];
        int max = v[0];
        for (int x : v) {
            min = Math.min(min, x);
            max = Math.max(max, x);
        }
        return (long) max - min;
    }

    private static final class Lazy implements LongSupplier {
        private LongSupplier source;
        private long value;

        Lazy(LongSupplier source) {
            this.source = source;
        }

        @Override
        public long getAsLong() {
            if (source != null) {
                value = source.getAsLong();
                source = null;
            }
            return value;
        }
    }

    public long width() {
        return width.getAsLong();
    }

    public long height() {
        return height.getAsLong();
    }

    public boolean square() {
        return width() == height();
    }
}
