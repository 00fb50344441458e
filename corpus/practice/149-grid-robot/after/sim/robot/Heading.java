package sim.robot;

enum Heading {
    N(0, 1), E(1, 0), S(0, -1), W(-1, 0);

    private final int dx;
    private final int dy;

    Heading(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    Heading clockwise(int quarters) {
        return values()[(ordinal() + quarters) % values().length];
    }

    Point from(Point start, int sign) {
        return new Point(start.x() + sign * dx, start.y() + sign * dy);
    }
}
