package time.slot;

public final class Slot {
    private final int startMinute;
    private final int endMinute;

    private Slot(int startMinute, int endMinute) {
        this.startMinute = startMinute;
        this.endMinute = endMinute;
    }

    public static Slot of(int startMinute, int endMinute) {
        if (startMinute < 0 || endMinute > 1440 || startMinute >= endMinute) {
            throw new IllegalArgumentException("bad slot");
        }
        return new Slot(startMinute, endMinute);
    }

    public int minutes() {
        return endMinute - startMinute;
    }

    public boolean overlaps(Slot other) {
        return startMinute < other.endMinute && other.startMinute < endMinute;
    }

    public Slot merge(Slot other) {
        if (!overlaps(other)) {
            throw new IllegalStateException("disjoint");
        }
        return new Slot(Math.min(startMinute, other.startMinute), Math.max(endMinute, other.endMinute));
    }

    @Override
    public String toString() {
        return startMinute + "-" + endMinute;
    }
}
