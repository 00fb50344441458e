package com.mapforge.geom;

public record BoundingBox(double minX, double minY, double maxX, double maxY) {

    public BoundingBox {
        if (minX > maxX || minY > maxY) {
            throw new IllegalArgumentException("inverted box");
        }
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
    public String toString() {
        return "[" + minX + "," + minY + " " + maxX + "," + maxY + "]";
    }
}
