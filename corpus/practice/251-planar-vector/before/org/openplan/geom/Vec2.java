package org.openplan.geom;

/** A point or direction in the plane. */
public final class Vec2 {

    private final double x;
    private final double y;

    public Vec2(double x, double y) {
        this.x = x;
        this.y = y;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public Vec2 plus(Vec2 other) {
        return new Vec2(x + other.x, y + other.y);
    }

    public Vec2 scale(double factor) {
        return new Vec2(x * factor, y * factor);
    }

    /** Rotates by 90 degrees counter-clockwise. */
    public Vec2 perpendicular() {
        return new Vec2(-y, x);
    }

    public double dot(Vec2 other) {
        return x * other.x + y * other.y;
    }

    @Override
    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (!(obj instanceof Vec2)) {
            return false;
        }
        Vec2 other = (Vec2) obj;
        return x == other.x && y == other.y;
    }

    @Override
    public int hashCode() {
        return 31 * (int) x + (int) y;
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
