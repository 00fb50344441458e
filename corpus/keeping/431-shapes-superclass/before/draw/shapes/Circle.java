package draw.shapes;

import java.util.Locale;

public final class Circle implements Shape {
    private double x;
    private double y;
    private final double radius;
    private int moves;

    public Circle(double x, double y, double radius) {
        if (!(radius >= 0)) {
            throw new IllegalArgumentException("radius " + radius);
        }
        this.x = x;
        this.y = y;
        this.radius = radius;
    }

    public double area() { return Math.PI * radius * radius; }
    public Circle scaled(double factor) { return new Circle(x, y, radius * factor); }

    public void moveBy(double dx, double dy) {
        x += dx;
        y += dy;
        moves++;
    }

    public int moves() { return moves; }
    public boolean largerThan(Shape other) { return area() > other.area(); }
    public double distanceToOrigin() { return Math.sqrt(x * x + y * y); }

    public boolean equals(Object o) {
        if (!(o instanceof Circle)) {
            return false;
        }
        Circle c = (Circle) o;
        return Double.compare(x, c.x) == 0 && Double.compare(y, c.y) == 0 && Double.compare(radius, c.radius) == 0;
    }

    public int hashCode() { return Double.hashCode(x) * 31 + Double.hashCode(y) + Double.hashCode(radius); }

    public String toString() {
        return String.format(Locale.ROOT, "circle[r=%s] at %.2f,%.2f area %.3f", radius, x, y, area());
    }
}
