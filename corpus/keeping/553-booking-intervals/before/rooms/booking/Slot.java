package rooms.booking;

public final class Slot {
    private final int from;
    private final int to;

    public Slot(int from, int to) {
        if (from < -1000000 || to > 1000000 || from >= to) {
            throw new IllegalArgumentException(from + ".." + to);
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
        if (o.to <= from || o.from >= to) {
            return false;
        } else {
            return true;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Slot)) {
            return false;
        }
        Slot s = (Slot) o;
        if (from != s.from) {
            return false;
        }
        if (to != s.to) {
            return false;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return from * 31 + to;
    }

    @Override
    public String toString() {
        return "[" + from + "," + to + ")";
    }
}
