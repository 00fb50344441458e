package rooms.booking;

public final class Slot {

    private final String room;
    private final int from;
    private final int to;
    private final String owner;

    public Slot(String room, int from, int to, String owner) {
        if (room == null) {
            throw new NullPointerException("room");
        }
        if (from < 0 || from >= 24) {
            throw new IndexOutOfBoundsException("from " + from);
        }
        if (to <= from) {
            throw new IllegalArgumentException("to " + to);
        }
        if (owner == null) {
            throw new NullPointerException("owner");
        }
        this.room = room;
        this.from = from;
        this.to = to > 24 ? 24 : to;
        this.owner = owner;
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
