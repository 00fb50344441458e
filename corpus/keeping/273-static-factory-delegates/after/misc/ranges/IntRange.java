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
        return of(0, to);
    }

    public static IntRange of(int from, int to) {
        return new IntRange(from, to);
    }

    public IntRange intersect(IntRange other) {
        var low = Math.max(from, other.from);
        var high = Math.min(to, other.to);
        return low > high ? null : of(low, high);
    }

    public long size() {
        return (long) to - from + 1;
    }

    @Override
    public String toString() {
        return from + ".." + to;
    }
}
