package geo.shapes;

public record Rectangle(int width, int height) implements Shape {
    public Rectangle {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("sides must not be negative");
        }
    }

    @Override
    public double area() {
        return (double) width * height;
    }

    @Override
    public String name() {
        return width == height ? "square" : "rectangle";
    }

    @Override
    public String toString() {
        return name() + " " + width + "x" + height;
    }
}
