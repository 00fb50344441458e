package health.theatre;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

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
        PriorityQueue<Slot> byStart = new PriorityQueue<>(Comparator.comparingInt(Slot::start));
        byStart.addAll(booked);
        List<Slot> gaps = new ArrayList<>();
        int cursor = day.start();
        while (!byStart.isEmpty()) {
            Slot busy = byStart.remove();
            addGap(gaps, cursor, Math.min(busy.start(), day.end()), minutes);
            cursor = Math.max(cursor, busy.end());
        }
        addGap(gaps, cursor, day.end(), minutes);
        return gaps;
    }

    public Optional<Slot> firstFit(int minutes) {
        return gaps(minutes).stream()
                .findFirst()
                .map(gap -> new Slot(gap.start(), gap.start() + minutes));
    }

    private static void addGap(List<Slot> gaps, int from, int to, int minutes) {
        if (from < to && to - from >= minutes) {
            gaps.add(new Slot(from, to));
        }
    }
}
