package rooms.booking;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public final class RoomPlan {
    private final List<Slot> slots = new ArrayList<>();

    public void book(Slot slot) {
        if (slot == null) {
            throw new NullPointerException();
        }
        slots.add(slot);
        Collections.sort(slots, new Comparator<Slot>() {
            @Override
            public int compare(Slot a, Slot b) {
                int d = a.from() - b.from();
                if (d == 0) {
                    d = a.to() - b.to();
                }
                return d;
            }
        });
    }

    public List<Slot> busy() {
        List<Slot> out = new ArrayList<>();
        boolean open = false;
        int from = 0;
        int to = 0;
        for (int i = 0; i < slots.size(); i++) {
            Slot s = slots.get(i);
            if (!open) {
                from = s.from();
                to = s.to();
                open = true;
            } else {
                if (s.from() <= to) {
                    if (s.to() > to) {
                        to = s.to();
                    }
                } else {
                    out.add(new Slot(from, to));
                    from = s.from();
                    to = s.to();
                }
            }
        }
        if (open) {
            out.add(new Slot(from, to));
        }
        return out;
    }

    public boolean clash() {
        for (int i = 0; i < slots.size(); i++) {
            for (int j = 0; j < slots.size(); j++) {
                if (i != j && slots.get(i).overlaps(slots.get(j))) {
                    return true;
                }
            }
        }
        return false;
    }
}
