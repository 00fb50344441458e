package geo.point;

/** A point of the plane. */
public record Point(int x, int y) {

    /** Moves by the given distances. */
    public Point move(int dx, int dy) {
        return new Point(x + dx, y + dy);
    }

    /** The distance from the origin. */
    public double length() {
        return Math.hypot(x, y);
    }
}
// The accessors, equals, hashCode and toString come with the record,
// and they say the same as the ones written by hand before.
