package rooms.booking;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

public final class Calendar {

    private final List<Slot> slots = new ArrayList<>();

    public Slot book(Slot slot) {
        Objects.requireNonNull(slot, "slot");
        Optional<Slot> clash = slots.stream().filter(s -> s.clashes(slot)).findFirst();
        if (clash.isEmpty()) {
            slots.add(slot);
        }
        return clash.orElse(null);
    }

    public Slot at(int index) {
        return slots.get(Objects.checkIndex(index, slots.size()));
    }

    public int cancel(String owner) {
        Objects.requireNonNull(owner, "owner");
        int size = slots.size();
        slots.removeIf(slot -> slot.owner().equals(owner));
        return size - slots.size();
    }

    public String ownerOr(int index, String fallback) {
        String owner = index >= 0 && index < slots.size() ? slots.get(index).owner() : null;
        return Objects.requireNonNullElse(owner, fallback);
    }

    @Override
    public String toString() {
        return slots.toString();
    }
}
