package geometry.shapes;

public record Circle(int radius) implements Shape {
    public Circle {
        Shape.requireSizes(radius);
    }

    @Override
    public long areaTimes100() {
        return 314L * radius * radius;
    }

    @Override
    public Shape scaled(int factor) {
        return new Circle(Math.multiplyExact(radius, factor));
    }
}
