package geo.bounds;

public final class Bounds {

    private record Box(GeoPoint low, GeoPoint high) {

        static Box union(Box a, Box b) {
            if (a == null) {
                return b;
            }
            return new Box(
                    new GeoPoint(Math.min(a.low.lat(), b.low.lat()), Math.min(a.low.lon(), b.low.lon())),
                    new GeoPoint(Math.max(a.high.lat(), b.high.lat()), Math.max(a.high.lon(), b.high.lon())));
        }

        boolean contains(double lat, double lon) {
            return lat >= low.lat() && lat <= high.lat() && lon >= low.lon() && lon <= high.lon();
        }
    }

    private Box box;
    private int points;

    /** Accepts points and other bounds; anything else is ignored. */
    public boolean include(Object shape) {
        if (shape instanceof GeoPoint p) {
            box = Box.union(box, new Box(p, p));
            points++;
            return true;
        }
        if (shape instanceof Bounds b && b.box != null && b != this) {
            box = Box.union(box, b.box);
            points += b.points;
            return true;
        }
        return false;
    }

    public boolean contains(GeoPoint p) {
        return box != null && box.contains(p.lat(), p.lon());
    }

    public GeoPoint low() {
        return box == null ? null : box.low();
    }

    public GeoPoint high() {
        return box == null ? null : box.high();
    }

    @Override
    public String toString() {
        return box == null ? "empty" : points + " in " + box.low() + ".." + box.high();
    }
}
