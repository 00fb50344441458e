package draw.shapes;

public final class Box extends PlacedShape {
    private final double width;
    private final double height;

    public Box(double x, double y, double width, double height) {
        super(x, y);
        this.width = notNegative(width, "width");
        this.height = notNegative(height, "height");
    }

    public double area() { return width * height; }
    public Box scaled(double factor) { return new Box(x(), y(), width * factor, height * factor); }
    double[] dimensions() { return new double[] {width, height}; }
    String label() { return "box[" + width + " x " + height + "]"; }
}
