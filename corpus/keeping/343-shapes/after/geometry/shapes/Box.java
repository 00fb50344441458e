package geometry.shapes;

public record Box(int width, int height) implements Shape {
    public Box {
        Shape.requireSizes(width, height);
    }

    @Override
    public long areaTimes100() {
        return 100L * width * height;
    }

    @Override
    public Shape scaled(int factor) {
        return new Box(Math.multiplyExact(width, factor), Math.multiplyExact(height, factor));
    }
}
