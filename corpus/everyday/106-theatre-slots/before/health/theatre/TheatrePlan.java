package health.theatre;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds room for another operation on one day. */
public final class TheatrePlan {

    private final Slot day;
    private final List<Slot> booked = new ArrayList<>();

    public TheatrePlan(int opens, int closes) {
        this.day = new Slot(opens, closes);
    }

    public void book(int start, int end) {
        booked.add(new Slot(start, end));
    }

    /** All gaps of at least the given length, earliest first. */
    public List<Slot> gaps(int minutes) {
        List<Slot> merged = merge();
        List<Slot> gaps = new ArrayList<>();
        int from = day.start();
        for (Slot busy : merged) {
            int to = Math.min(busy.start(), day.end());
            if (to > from && to - from >= minutes) {
                gaps.add(new Slot(from, to));
            }
            from = Math.max(from, busy.end());
        }
        if (day.end() > from && day.end() - from >= minutes) {
            gaps.add(new Slot(from, day.end()));
        }
        return gaps;
    }

    public Optional<Slot> firstFit(int minutes) {
        for (Slot gap : gaps(minutes)) {
            return Optional.of(new Slot(gap.start(), gap.start() + minutes));
        }
        return Optional.empty();
    }

    private List<Slot> merge() {
        List<Slot> sorted = new ArrayList<>(booked);
        sorted.sort(Comparator.comparingInt(Slot::start));
        List<Slot> merged = new ArrayList<>();
        for (Slot slot : sorted) {
            Slot last = merged.isEmpty() ? null : merged.get(merged.size() - 1);
            if (last != null && slot.start() <= last.end()) {
                merged.set(merged.size() - 1, new Slot(last.start(), Math.max(last.end(), slot.end())));
            } else {
                merged.add(slot);
            }
        }
        return merged;
    }
}
