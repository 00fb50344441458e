package games.tinyforge.view;

import java.util.ArrayList;
import java.util.List;

/** The visible part of the world. */
public class Viewport {

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
        for (Sprite s : sprites) {
            if (overlaps(s.x(), s.y(), s.x() + s.width(), s.y() + s.height(),
                    left, top, left + width, top + height)) {
                result.add(s);
            }
        }
        return result;
    }

    public boolean contains(double x, double y) {
        return overlaps(x, y, x, y, left, top, left + width, top + height);
    }

    private static boolean overlaps(double minX, double minY, double maxX, double maxY,
            double otherMinX, double otherMinY, double otherMaxX, double otherMaxY) {
        return minX <= otherMaxX && maxX >= otherMinX && minY <= otherMaxY && maxY >= otherMinY;
    }
}
