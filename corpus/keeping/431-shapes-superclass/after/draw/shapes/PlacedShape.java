package draw.shapes;

import java.util.Arrays;
import java.util.Locale;

abstract class PlacedShape implements Shape {
    private double x;
    private double y;
    private int moves;

    PlacedShape(double x, double y) {
        this.x = x;
        this.y = y;
    }

    abstract double[] dimensions();

    abstract String label();

    static double notNegative(double value, String what) {
        if (!(value >= 0)) {
            throw new IllegalArgumentException(what + " must not be negative: " + value);
        }
        return value;
    }

    final double x() { return x; }
    final double y() { return y; }

    public void moveBy(double dx, double dy) {
        x += dx;
        y += dy;
        moves++;
    }

    public int moves() { return moves; }
    public boolean largerThan(Shape other) { return area() > other.area(); }
    public double distanceToOrigin() { return Math.sqrt(x * x + y * y); }

    public boolean equals(Object o) {
        if (o == null || o.getClass() != getClass()) {
            return false;
        }
        PlacedShape that = (PlacedShape) o;
        return Double.compare(x, that.x) == 0 && Double.compare(y, that.y) == 0
                && Arrays.equals(dimensions(), that.dimensions());
    }

    public int hashCode() {
        return Arrays.hashCode(dimensions()) * 31 + Double.hashCode(x) * 17 + Double.hashCode(y);
    }

    public String toString() {
        return label() + String.format(Locale.ROOT, " at %.2f,%.2f area %.3f", x, y, area());
    }
}
