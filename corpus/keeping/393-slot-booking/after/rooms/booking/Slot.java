package rooms.booking;

import static java.util.Objects.checkIndex;
import static java.util.Objects.requireNonNull;

public final class Slot {

    private final String room;
    private final int from;
    private final int to;
    private final String owner;

    public Slot(String room, int from, int to, String owner) {
        this.room = requireNonNull(room, "room");
        this.from = checkIndex(from, 24);
        if (to <= from) {
            throw new IllegalArgumentException("to " + to);
        }
        this.to = Math.min(to, 24);
        this.owner = requireNonNull(owner, "owner");
    }

    boolean clashes(Slot other) {
        return room.equals(other.room) && from < other.to && other.from < to;
    }

    public String owner() {
        return owner;
    }

    @Override
    public String toString() {
        return room + " " + from + "-" + to + " " + owner;
    }
}
