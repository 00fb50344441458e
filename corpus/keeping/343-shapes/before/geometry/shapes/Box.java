package geometry.shapes;

public final class Box implements Shape {
    private final int width;
    private final int height;

    public Box(int width, int height) {
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException(width + "x" + height);
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
    public long areaTimes100() {
        return 100L * width * height;
    }

    @Override
    public Shape scaled(int factor) {
        return new Box(Math.multiplyExact(width, factor), Math.multiplyExact(height, factor));
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Box)) {
            return false;
        }
        Box b = (Box) o;
        return b.width == width && b.height == height;
    }

    @Override
    public int hashCode() {
        return 31 * width + height;
    }

    @Override
    public String toString() {
        return "Box[width=" + width + ", height=" + height + "]";
    }
}
