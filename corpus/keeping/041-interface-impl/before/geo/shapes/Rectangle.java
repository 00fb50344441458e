package geo.shapes;

public final class Rectangle implements Shape {
    private final int width;
    private final int height;

    public Rectangle(int width, int height) {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.width = width;
        this.height = height;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
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
    public boolean equals(Object o) {
        return o instanceof Rectangle && ((Rectangle) o).width == width && ((Rectangle) o).height == height;
    }

    @Override
    public int hashCode() {
        return width * 31 + height;
    }

    @Override
    public String toString() {
        return name() + " " + width + "x" + height;
    }
}
