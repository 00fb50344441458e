package com.planraster.shape;

public record Point(double x, double y) {

    public Point mirrored() {
        return new Point(-x, y);
    }

    public Point shifted(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ")";
    }
}
