package games.tinyforge.view;

import java.util.ArrayList;
import java.util.List;

/** The visible part of the world. */
public class Viewport {

    private record Box(double minX, double minY, double maxX, double maxY) {

        boolean overlaps(Box other) {
            return minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY;
        }
    }

    private double left;
    private double top;
    private final double width;
    private final double height;

    public Viewport(double width, double height) {
        this.width = width;
        this.height = height;
    }

    public void centerOn(double x, double y) {
        left = x - width / 2;
        top = y - height / 2;
    }

    public List<Sprite> visible(List<Sprite> sprites) {
        List<Sprite> result = new ArrayList<>();
        Box bounds = bounds();
        for (Sprite s : sprites) {
            Box box = new Box(s.x(), s.x() + s.width(), s.y(), s.y() + s.height());
            if (box.overlaps(bounds)) {
                result.add(s);
            }
        }
        return result;
    }

    public boolean contains(double x, double y) {
        return new Box(x, y, x, y).overlaps(bounds());
    }

    private Box bounds() {
        return new Box(left, top, left + width, top + height);
    }
}
