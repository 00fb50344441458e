package com.loadplan.pallet;

public record Box(String label, int x, int y, int width, int depth) {
    public Box {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException("empty box " + label);
        }
    }

    boolean fitsInto(int maxWidth, int maxDepth) {
        return x >= 0 && y >= 0 && (long) x + width <= maxWidth && (long) y + depth <= maxDepth;
    }

    boolean overlaps(Box other) {
        return x < other.x + other.width
                && other.x < x + width
                && y < other.y + other.depth
                && other.y < y + depth;
    }

    boolean covers(int px, int py) {
        return x <= px && px < x + width && y <= py && py < y + depth;
    }

    long area() {
        return (long) width * depth;
    }
}
