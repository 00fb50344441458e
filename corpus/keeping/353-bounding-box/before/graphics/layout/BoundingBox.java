package graphics.layout;

import java.util.Optional;

/** Left and top belong to the box, right and bottom do not. */
public record BoundingBox(int left, int top, int right, int bottom) {
    public BoundingBox {
        if (left > right || top > bottom) {
            throw new IllegalArgumentException("inside out");
        }
    }

    public static BoundingBox ofSize(int left, int top, int width, int height) {
        return new BoundingBox(left, top, Math.addExact(left, width), Math.addExact(top, height));
    }

    public long width() {
        return (long) right - left;
    }

    public long height() {
        return (long) bottom - top;
    }

    public long area() {
        return width() * height();
    }

    public boolean isEmpty() {
        return left == right || top == bottom;
    }

    public boolean contains(int x, int y) {
        return x >= left && x < right && y >= top && y < bottom;
    }

    public Optional<BoundingBox> intersect(BoundingBox o) {
        int l = Math.max(left, o.left);
        int t = Math.max(top, o.top);
        int r = Math.min(right, o.right);
        int b = Math.min(bottom, o.bottom);
        return l <= r && t <= b ? Optional.of(new BoundingBox(l, t, r, b)) : Optional.empty();
    }

    public BoundingBox union(BoundingBox... others) {
        BoundingBox all = this;
        for (BoundingBox o : others) {
            all = new BoundingBox(Math.min(all.left, o.left), Math.min(all.top, o.top),
                    Math.max(all.right, o.right), Math.max(all.bottom, o.bottom));
        }
        return all;
    }

    public BoundingBox grow(int by) {
        return new BoundingBox(Math.subtractExact(left, by), Math.subtractExact(top, by),
                Math.addExact(right, by), Math.addExact(bottom, by));
    }
}
