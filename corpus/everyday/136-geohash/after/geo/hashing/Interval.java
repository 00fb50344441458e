package geo.hashing;

/** A range of degrees that is halved again and again. */
final class Interval {

    private double low;
    private double high;

    Interval(double low, double high) {
        this.low = low;
        this.high = high;
    }

    static Interval latitudes() {
        return new Interval(-90, 90);
    }

    static Interval longitudes() {
        return new Interval(-180, 180);
    }

    boolean contains(double value) {
        return value >= low && value <= high;
    }

    double mid() {
        return (low + high) / 2;
    }

    /** Goes on with the half that holds the value; tells whether it is the upper one. */
    boolean narrowTo(double value) {
        boolean upper = value >= mid();
        keep(upper);
        return upper;
    }

    void keep(boolean upper) {
        if (upper) {
            low = mid();
        } else {
            high = mid();
        }
    }
}
