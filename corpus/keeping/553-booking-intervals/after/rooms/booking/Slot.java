package rooms.booking;

import java.util.Objects;

public final class Slot {
    private static final int LIMIT = 1_000_000;

    private final int from;
    private final int to;

    public Slot(int from, int to) {
        if (!(-LIMIT <= from && from < to && to <= LIMIT)) {
            throw new IllegalArgumentException("not a slot: " + from + ".." + to);
        }
        this.from = from;
        this.to = to;
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    public boolean overlaps(Slot o) {
        return from < o.to && o.from < to;
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof Slot other && from == other.from && to == other.to;
    }

    @Override
    public int hashCode() {
        return Objects.hash(from, to);
    }

    @Override
    public String toString() {
        return "[" + from + "," + to + ")";
    }
}
