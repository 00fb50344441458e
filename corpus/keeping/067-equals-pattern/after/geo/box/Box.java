package geo.box;

import java.util.Objects;

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
        return other instanceof Box box && box.width <= width && box.height <= height;
    }

    @Override
    public final boolean equals(Object o) {
        return o instanceof Box box
            && width == box.width
            && height == box.height
            && Objects.equals(label, box.label);
    }

    @Override
    public final int hashCode() {
        return width * 31 + height;
    }
}
