package weather.sensor;

public final class Band implements Comparable<Band> {
    private final double low;
    private final double high;

    public Band(double low, double high) {
        if (!(low <= high)) {
            throw new IllegalArgumentException("low " + low + " high " + high);
        }
        this.low = low;
        this.high = high;
    }

    public boolean contains(double t) {
        if (t < low) {
            return false;
        }
        if (t > high) {
            return false;
        }
        return t == t;
    }

    public int side(double t) {
        int result = 0;
        if (!(t >= low)) {
            result = -1;
        }
        if (t > high) {
            result = 1;
        }
        return result;
    }

    public boolean overlaps(Band o) {
        return !(o.high < low || o.low > high);
    }

    private static int compare(double a, double b) {
        if (a < b) {
            return -1;
        }
        if (a > b) {
            return 1;
        }
        long x = Double.doubleToLongBits(a);
        long y = Double.doubleToLongBits(b);
        return x == y ? 0 : x < y ? -1 : 1;
    }

    @Override
    public int compareTo(Band o) {
        int c = compare(low, o.low);
        if (c == 0) {
            c = -compare(high, o.high);
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Band)) {
            return false;
        }
        Band b = (Band) o;
        return Double.doubleToLongBits(low) == Double.doubleToLongBits(b.low)
                && Double.doubleToLongBits(high) == Double.doubleToLongBits(b.high);
    }

    @Override
    public int hashCode() {
        long bits = Double.doubleToLongBits(low) * 31 + Double.doubleToLongBits(high);
        return (int) (bits ^ (bits >>> 32));
    }
}
