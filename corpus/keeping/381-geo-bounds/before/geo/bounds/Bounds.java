package geo.bounds;

public final class Bounds {

    private GeoPoint low;
    private GeoPoint high;
    private int points;

    /** Accepts points and other bounds; anything else is ignored. */
    public boolean include(Object shape) {
        if (shape instanceof GeoPoint) {
            GeoPoint p = (GeoPoint) shape;
            grow(p, p);
            points++;
            return true;
        }
        if (shape instanceof Bounds) {
            Bounds b = (Bounds) shape;
            if (b.low != null && b != this) {
                grow(b.low, b.high);
                points += b.points;
                return true;
            }
        }
        return false;
    }

    private void grow(GeoPoint from, GeoPoint to) {
        if (low == null) {
            low = from;
            high = to;
        } else {
            low = new GeoPoint(Math.min(low.lat(), from.lat()), Math.min(low.lon(), from.lon()));
            high = new GeoPoint(Math.max(high.lat(), to.lat()), Math.max(high.lon(), to.lon()));
        }
    }

    public boolean contains(GeoPoint p) {
        return low != null
                && p.lat() >= low.lat() && p.lat() <= high.lat()
                && p.lon() >= low.lon() && p.lon() <= high.lon();
    }

    public GeoPoint low() {
        return low;
    }

    public GeoPoint high() {
        return high;
    }

    @Override
    public String toString() {
        return low == null ? "empty" : points + " in " + low + ".." + high;
    }
}
