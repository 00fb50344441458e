package org.openplan.geom;

/** A point or direction in the plane. */
public record Vec2(double x, double y) {

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
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
