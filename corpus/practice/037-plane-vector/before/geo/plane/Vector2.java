package geo.plane;

public final class Vector2 {
    public static final Vector2 ZERO = new Vector2(0, 0);

    private final double x;
    private final double y;

    public Vector2(double x, double y) {
        if (Double.isNaN(x) || Double.isNaN(y)) {
            throw new IllegalArgumentException("not a number");
        }
        this.x = x;
        this.y = y;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
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
    public boolean equals(Object o) {
        if (!(o instanceof Vector2)) {
            return false;
        }
        Vector2 other = (Vector2) o;
        return x == other.x && y == other.y;
    }

    @Override
    public int hashCode() {
        return Double.hashCode(x + 0.0) * 31 + Double.hashCode(y + 0.0);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
