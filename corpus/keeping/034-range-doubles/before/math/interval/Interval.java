package math.interval;

public final class Interval {
    private final double low;
    private final double high;

    public Interval(double low, double high) {
        if (low > high) {
            throw new IllegalArgumentException("low > high");
        }
        this.low = low;
        this.high = high;
    }

    public double low() {
        return low;
    }

    public double high() {
        return high;
    }

    public boolean contains(double v) {
        return v >= low && v <= high;
    }

    @Override
    public boolean equals(Object obj) {
        if (obj instanceof Interval) {
            Interval that = (Interval) obj;
            return Double.compare(low, that.low) == 0 && Double.compare(high, that.high) == 0;
        }
        return false;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(low) ^ 7 * Double.hashCode(high);
    }

    @Override
    public String toString() {
        return "[" + low + ".." + high + "]";
    }
}
