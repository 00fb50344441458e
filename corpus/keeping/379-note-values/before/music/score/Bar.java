package music.score;

import java.util.ArrayList;
import java.util.List;

public final class Bar {

    private final int resolution;
    private final int capacity;
    private final List<NoteValue> notes = new ArrayList<>();
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
        int ticks = value.ticks(resolution);
        if (dotted && value != NoteValue.GRACE && value != NoteValue.TRIPLET) {
            ticks += ticks / 2;
        }
        if (used + ticks > capacity) {
            return false;
        }
        used += ticks;
        notes.add(value);
        return true;
    }

    public int free() {
        return capacity - used;
    }

    public String render() {
        StringBuilder sb = new StringBuilder("|");
        for (NoteValue note : notes) {
            sb.append(note.symbol());
        }
        return sb.append(used == capacity ? "|" : "_").toString();
    }
}
