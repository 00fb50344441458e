package music.score;

public final class Bar {

    private final int resolution;
    private final int capacity;
    private final StringBuilder notes = new StringBuilder("|");
    private int used;

    public Bar(int resolution, int quarters) {
        if (resolution <= 0 || quarters <= 0) {
            throw new IllegalArgumentException();
        }
        this.resolution = resolution;
        this.capacity = Math.multiplyExact(resolution, quarters);
    }

    public boolean add(String symbol, boolean dotted) {
        NoteValue value = NoteValue.ofSymbol(symbol);
        int plain = value.ticks(resolution);
        int ticks = switch (value) {
            case WHOLE, HALF, QUARTER, EIGHTH -> dotted ? plain + plain / 2 : plain;
            case TRIPLET, GRACE -> plain;
        };
        if (used + ticks > capacity) {
            return false;
        }
        used += ticks;
        notes.append(value.symbol());
        return true;
    }

    public int free() {
        return capacity - used;
    }

    public String render() {
        return notes + (used == capacity ? "|" : "_");
    }
}
