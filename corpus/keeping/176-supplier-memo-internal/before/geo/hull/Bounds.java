package geo.hull;

public final class Bounds {
    private final int[] xs;
    private final int[] ys;

    public Bounds(int[] xs, int[] ys) {
        this.xs = xs.clone();
        this.ys = ys.clone();
        if (xs.length != ys.length || xs.length == 0) {
            throw new IllegalArgumentException("points");
        }
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

    public long width() {
        return spread(xs);
    }

    public long height() {
        return spread(ys);
    }

    public boolean square() {
        return width() == height();
    }
}
