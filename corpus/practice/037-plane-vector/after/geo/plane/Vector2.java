package geo.plane;

public record Vector2(double x, double y) {
    public static final Vector2 ZERO = new Vector2(0, 0);

    public Vector2 {
        if (Double.isNaN(x) || Double.isNaN(y)) {
            throw new IllegalArgumentException("not a number");
        }
    }

    public Vector2 plus(Vector2 other) {
        return new Vector2(x + other.x, y + other.y);
    }

    public Vector2 times(double factor) {
        return new Vector2(x * factor, y * factor);
    }

    public Vector2 opposite() {
        return times(-1);
    }

    public double length() {
        return Math.sqrt(x * x + y * y);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
