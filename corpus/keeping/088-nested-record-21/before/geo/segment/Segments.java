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
        if (!(o instanceof Segment)) {
            return -1;
        }
        Segment s = (Segment) o;
        return Math.abs((long) s.from().x() - s.to().x()) + Math.abs((long) s.from().y() - s.to().y());
    }

    public static boolean vertical(Object o) {
        return o instanceof Segment s && s.from().x() == s.to().x();
    }
}
