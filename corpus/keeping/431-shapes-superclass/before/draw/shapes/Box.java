package draw.shapes;

import java.util.Locale;

public final class Box implements Shape {
    private double x;
    private double y;
    private final double width;
    private final double height;
    private int moves;

    public Box(double x, double y, double width, double height) {
        if (!(width >= 0)) {
            throw new IllegalArgumentException("width " + width);
        }
        if (!(height >= 0)) {
            throw new IllegalArgumentException("height " + height);
        }
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    public double area() { return width * height; }
    public Box scaled(double factor) { return new Box(x, y, width * factor, height * factor); }

    public void moveBy(double dx, double dy) {
        x += dx;
        y += dy;
        moves++;
    }

    public int moves() { return moves; }
    public boolean largerThan(Shape other) { return area() > other.area(); }
    public double distanceToOrigin() { return Math.sqrt(x * x + y * y); }

    public boolean equals(Object o) {
        if (!(o instanceof Box)) {
            return false;
        }
        Box b = (Box) o;
        return Double.compare(x, b.x) == 0 && Double.compare(y, b.y) == 0
                && Double.compare(width, b.width) == 0 && Double.compare(height, b.height) == 0;
    }

    public int hashCode() {
        return Double.hashCode(x) + 7 * Double.hashCode(y) + 11 * Double.hashCode(width) + 13 * Double.hashCode(height);
    }

    public String toString() {
        return String.format(Locale.ROOT, "box[%s x %s] at %.2f,%.2f area %.3f", width, height, x, y, area());
    }
}
