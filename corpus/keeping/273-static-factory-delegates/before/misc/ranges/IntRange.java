package misc.ranges;

public final class IntRange {
    private final int from;
    private final int to;

    public IntRange(int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("from > to");
        }
        this.from = from;
        this.to = to;
    }

    public static IntRange upTo(int to) {
        if (to < 0) {
            throw new IllegalArgumentException("to");
        }
        return new IntRange(0, to);
    }

    public IntRange intersect(IntRange other) {
        int f = Math.max(from, other.from);
        int t = Math.min(to, other.to);
        if (f > t) {
            return null;
        }
        return new IntRange(f, t);
    }

    public long size() {
        return (long) to - from + 1;
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}
