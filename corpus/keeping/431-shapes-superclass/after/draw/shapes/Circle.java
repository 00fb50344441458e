package draw.shapes;

public final class Circle extends PlacedShape {
    private final double radius;

    public Circle(double x, double y, double radius) {
        super(x, y);
        this.radius = notNegative(radius, "radius");
    }

    public double area() { return Math.PI * radius * radius; }
    public Circle scaled(double factor) { return new Circle(x(), y(), radius * factor); }
    double[] dimensions() { return new double[] {radius}; }
    String label() { return "circle[r=" + radius + "]"; }
}
