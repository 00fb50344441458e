package space.rover;

record Position(int x, int y) {
    Position step(Heading heading, int direction, int width, int height) {
        return new Position(
                wrap(x, heading.dx * direction, width),
                wrap(y, heading.dy * direction, height));
    }

    private static int wrap(int value, int delta, int size) {
        if (delta > 0) {
            return value == size - 1 ? 0 : value + 1;
        }
        if (delta < 0) {
            return value == 0 ? size - 1 : value - 1;
        }
        return value;
    }

    public String toString() { return "(" + x + "," + y + ")"; }
}
