package geometry.shapes;

public final class Circle implements Shape {
    private final int radius;

    public Circle(int radius) {
        if (radius < 0) {
            throw new IllegalArgumentException("radius");
        }
        this.radius = radius;
    }

    public int radius() {
        return radius;
    }

    @Override
    public long areaTimes100() {
        return 314L * radius * radius;
    }

    @Override
    public Shape scaled(int factor) {
        return new Circle(Math.multiplyExact(radius, factor));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Circle && ((Circle) o).radius == radius;
    }

    @Override
    public int hashCode() {
        return radius;
    }

    @Override
    public String toString() {
        return "Circle[radius=" + radius + "]";
    }
}
