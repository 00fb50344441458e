package time.slot;

public final class Slot {
    private record Bounds(int start, int end) {
        boolean overlaps(Bounds b) {
            return start < b.end && b.start < end;
        }

        Bounds union(Bounds b) {
            return new Bounds(Math.min(start, b.start), Math.max(end, b.end));
        }
    }

    private final Bounds bounds;

    private Slot(Bounds bounds) {
        this.bounds = bounds;
    }

    public static Slot of(int startMinute, int endMinute) {
        if (startMinute < 0 || endMinute > 1440 || startMinute >= endMinute) {
            throw new IllegalArgumentException("bad slot: " + startMinute + " to " + endMinute);
        }
        return new Slot(new Bounds(startMinute, endMinute));
    }

    public int minutes() {
        return bounds.end() - bounds.start();
    }

    public boolean overlaps(Slot other) {
        return bounds.overlaps(other.bounds);
    }

    public Slot merge(Slot other) {
        if (!overlaps(other)) {
            throw new IllegalStateException(this + " and " + other);
        }
        return new Slot(bounds.union(other.bounds));
    }

    @Override
    public String toString() {
        return bounds.start() + "-" + bounds.end();
    }
}
