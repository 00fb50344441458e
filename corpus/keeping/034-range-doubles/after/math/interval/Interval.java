package math.interval;

public record Interval(double low, double high) {
    public Interval {
        if (low > high) {
            throw new IllegalArgumentException("empty interval: " + low + " > " + high);
        }
    }

    public boolean contains(double v) {
        return v >= low && v <= high;
    }

    @Override
    public String toString() {
        return "[" + low + ".." + high + "]";
    }
}
// equals of a record compares double components with Double.compare
