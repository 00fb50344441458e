package graphics.layout;

import java.util.Optional;

/** Left and top belong to the box, right and bottom do not. */
public final class BoundingBox {
    private final int left;
    private final int top;
    private final long width;
    private final long height;
    private Long area;

    public BoundingBox(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        this.width = (long) right - left;
        this.height = (long) bottom - top;
        if (width < 0 || height < 0) {
            throw new IllegalArgumentException("negative size");
        }
    }

    public static BoundingBox ofSize(int left, int top, int width, int height) {
        int right = Math.addExact(left, width);
        int bottom = Math.addExact(top, height);
        return new BoundingBox(left, top, right, bottom);
    }

    public int left() {
        return left;
    }

    public int top() {
        return top;
    }

    public int right() {
        return (int) (left + width);
    }

    public int bottom() {
        return (int) (top + height);
    }

    public long width() {
        return width;
    }

    public long height() {
        return height;
    }

    public long area() {
        if (area == null) {
            area = width * height;
        }
        return area;
    }

    public boolean isEmpty() {
        return width == 0 || height == 0;
    }

    public boolean contains(int x, int y) {
        return x >= left && (long) x - left < width && y >= top && (long) y - top < height;
    }

    public Optional<BoundingBox> intersect(BoundingBox o) {
        int l = Math.max(left, o.left);
        int t = Math.max(top, o.top);
        int r = Math.min(right(), o.right());
        int b = Math.min(bottom(), o.bottom());
        if (l > r || t > b) {
            return Optional.empty();
        }
        return Optional.of(new BoundingBox(l, t, r, b));
    }

    public BoundingBox union(BoundingBox... others) {
        if (others.length == 0) {
            return this;
        }
        int l = left;
        int t = top;
        int r = right();
        int b = bottom();
        for (BoundingBox o : others) {
            l = Math.min(l, o.left);
            t = Math.min(t, o.top);
            r = Math.max(r, o.right());
            b = Math.max(b, o.bottom());
        }
        return new BoundingBox(l, t, r, b);
    }

    public BoundingBox grow(int by) {
        return new BoundingBox(Math.subtractExact(left, by), Math.subtractExact(top, by),
                Math.addExact(right(), by), Math.addExact(bottom(), by));
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof BoundingBox)) {
            return false;
        }
        BoundingBox o = (BoundingBox) obj;
        return left == o.left && top == o.top && width == o.width && height == o.height;
    }

    @Override
    public int hashCode() {
        return ((left * 31 + top) * 31 + Long.hashCode(width)) * 31 + Long.hashCode(height);
    }

    @Override
    public String toString() {
        return String.format("BoundingBox[left=%s, top=%s, right=%s, bottom=%s]", left, top, right(), bottom());
    }
}
