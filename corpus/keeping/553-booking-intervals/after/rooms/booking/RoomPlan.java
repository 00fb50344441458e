package rooms.booking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

public final class RoomPlan {
    private static final Comparator<Slot> BY_TIME =
            Comparator.comparingInt(Slot::from).thenComparingInt(Slot::to);

    private final List<Slot> slots = new ArrayList<>();

    public void book(Slot slot) {
        slots.add(Objects.requireNonNull(slot));
        slots.sort(BY_TIME);
    }

    public List<Slot> busy() {
        List<Slot> merged = new ArrayList<>();
        int i = 0;
        while (i < slots.size()) {
            int from = slots.get(i).from();
            int to = slots.get(i).to();
            for (i++; i < slots.size() && slots.get(i).from() <= to; i++) {
                to = Math.max(to, slots.get(i).to());
            }
            merged.add(new Slot(from, to));
        }
        return merged;
    }

    public boolean clash() {
        // sorted by start, so if any two overlap then two neighbours do
        for (int i = 1; i < slots.size(); i++) {
            if (slots.get(i - 1).overlaps(slots.get(i))) {
                return true;
            }
        }
        return false;
    }
}
