package geo.segment;

import java.util.Objects;

public final class Segments {
    public record Point(int x, int y) { }

    public record Segment(Point from, Point to) {
        public Segment {
            Objects.requireNonNull(from);
            Objects.requireNonNull(to);
        }
    }

    private Segments() {
    }

    public static long length(Object o) {
        if (o instanceof Segment(Point(int x1, int y1), Point(int x2, int y2))) {
            return Math.abs((long) x1 - x2) + Math.abs((long) y1 - y2);
        }
        return -1;
    }

    public static boolean vertical(Object o) {
        return o instanceof Segment(Point a, Point b) && a.x() == b.x();
    }
}
