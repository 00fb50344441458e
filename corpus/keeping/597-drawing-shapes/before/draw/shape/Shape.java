package draw.shape;

public interface Shape {
    <R> R accept(ShapeVisitor<R> visitor);

    static Shape circle(double x, double y, double radius) {
        if (!(radius >= 0)) {
            throw new IllegalArgumentException("radius");
        }
        return new Shape() {
            @Override
            public <R> R accept(ShapeVisitor<R> visitor) {
                return visitor.circle(x, y, radius);
            }
        };
    }

    static Shape rectangle(double x, double y, double width, double height) {
        return new Shape() {
            @Override
            public <R> R accept(ShapeVisitor<R> visitor) {
                return visitor.rectangle(x, y, width, height);
            }
        };
    }
}
