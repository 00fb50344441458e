package weather.sensor;

public final class Band implements Comparable<Band> {
    private final double low;
    private final double high;

    public Band(double low, double high) {
        if (low > high || Double.isNaN(low) || Double.isNaN(high)) {
            throw new IllegalArgumentException("not a band: " + low + " to " + high);
        }
        this.low = low;
        this.high = high;
    }

    public boolean contains(double t) {
        return low <= t && t <= high;
    }

    public int side(double t) {
        if (t > high) {
            return 1;
        }
        return t >= low ? 0 : -1;
    }

    public boolean overlaps(Band o) {
        return low <= o.high && o.low <= high;
    }

    @Override
    public int compareTo(Band o) {
        int byLow = Double.compare(low, o.low);
        return byLow != 0 ? byLow : Double.compare(o.high, high);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Band b
                && Double.compare(low, b.low) == 0
                && Double.compare(high, b.high) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(low) + Double.hashCode(high);
    }
}
