package com.mapforge.geom;

import java.util.Objects;

public final class BoundingBox {
    private final double minX;
    private final double minY;
    private final double maxX;
    private final double maxY;

    public BoundingBox(double minX, double minY, double maxX, double maxY) {
        if (minX > maxX || minY > maxY) {
            throw new IllegalArgumentException("inverted box");
        }
        this.minX = minX;
        this.minY = minY;
        this.maxX = maxX;
        this.maxY = maxY;
    }

    public double minX() {
        return minX;
    }

    public double minY() {
        return minY;
    }

    public double maxX() {
        return maxX;
    }

    public double maxY() {
        return maxY;
    }

    public BoundingBox union(BoundingBox o) {
        return new BoundingBox(Math.min(minX, o.minX), Math.min(minY, o.minY),
                Math.max(maxX, o.maxX), Math.max(maxY, o.maxY));
    }

    /** The box mirrored at the origin. */
    public BoundingBox mirrored() {
        return new BoundingBox(-maxX, -maxY, -minX, -minY);
    }

    public boolean contains(double x, double y) {
        return x >= minX && x <= maxX && y >= minY && y <= maxY;
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof BoundingBox)) {
            return false;
        }
        BoundingBox o = (BoundingBox) other;
        return minX == o.minX && minY == o.minY && maxX == o.maxX && maxY == o.maxY;
    }

    @Override
    public int hashCode() {
        return Objects.hash(minX + 0.0, minY + 0.0, maxX + 0.0, maxY + 0.0);
    }

    @Override
    public String toString() {
        return "[" + minX + "," + minY + " " + maxX + "," + maxY + "]";
    }
}
