package geo.box;

public class Box {
    private final int width;
    private final int height;
    private final String label;

    public Box(int width, int height, String label) {
        this.width = width;
        this.height = height;
        this.label = label;
    }

    public boolean fits(Object other) {
        if (other instanceof Box) {
            Box box = (Box) other;
            return box.width <= width && box.height <= height;
        }
        return false;
    }

    @Override
    public final boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Box)) {
            return false;
        }
        Box box = (Box) o;
        if (width != box.width) {
            return false;
        }
        if (height != box.height) {
            return false;
        }
        return label == null ? box.label == null : label.equals(box.label);
    }

    @Override
    public final int hashCode() {
        return width * 31 + height;
    }
}
