package com.planraster.shape;

public final class Point {

    private final double x;
    private final double y;

    public Point(double x, double y) {
        this.x = x;
        this.y = y;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public Point mirrored() {
        return new Point(-x, y);
    }

    public Point shifted(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Point)) {
            return false;
        }
        Point other = (Point) o;
        return x == other.x && y == other.y;
    }

    @Override
    public int hashCode() {
        return 31 * (int) (x * 8) + (int) (y * 8);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
