package rooms.booking;

import java.util.ArrayList;
import java.util.List;

public final class Calendar {

    private final List<Slot> slots = new ArrayList<>();

    public Slot book(Slot slot) {
        if (slot == null) {
            throw new NullPointerException("slot");
        }
        for (Slot s : slots) {
            if (s.clashes(slot)) {
                return s;
            }
        }
        slots.add(slot);
        return null;
    }

    public Slot at(int index) {
        if (index < 0 || index >= slots.size()) {
            throw new IndexOutOfBoundsException("index " + index);
        }
        return slots.get(index);
    }

    public int cancel(String owner) {
        if (owner == null) {
            throw new NullPointerException("owner");
        }
        int removed = 0;
        for (int i = slots.size() - 1; i >= 0; i--) {
            if (slots.get(i).owner().equals(owner)) {
                slots.remove(i);
                removed++;
            }
        }
        return removed;
    }

    public String ownerOr(int index, String fallback) {
        Slot slot = index >= 0 && index < slots.size() ? slots.get(index) : null;
        if (slot == null) {
            if (fallback == null) {
                throw new NullPointerException("fallback");
            }
            return fallback;
        }
        return slot.owner();
    }

    @Override
    public String toString() {
        return slots.toString();
    }
}
