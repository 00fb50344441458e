package space.rover;

enum Heading {
    N(0, 1), E(1, 0), S(0, -1), W(-1, 0);

    final int dx;
    final int dy;

    Heading(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    Heading turned(int quarters) { return values()[(ordinal() + quarters) % 4]; }
    char letter() { return name().charAt(0); }
}
