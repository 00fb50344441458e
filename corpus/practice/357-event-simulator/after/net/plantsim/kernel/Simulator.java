package net.plantsim.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Discrete event kernel; events of the same tick run in the order they were scheduled. */
public final class Simulator {
    private record Entry(long tick, long sequence, String name, Consumer<Simulator> action) {
        static final Comparator<Entry> ORDER =
                Comparator.comparingLong(Entry::tick).thenComparingLong(Entry::sequence);
    }

    private final PriorityQueue<Entry> agenda = new PriorityQueue<>(Entry.ORDER);
    private long nextSequence;
    private long now;

    public long now() {
        return now;
    }

    public void schedule(long tick, String name, Consumer<Simulator> action) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(action, "action");
        if (tick < now) {
            throw new IllegalArgumentException("tick " + tick + " is in the past");
        }
        agenda.add(new Entry(tick, nextSequence++, name, action));
    }

    public int cancel(String name) {
        int before = agenda.size();
        agenda.removeIf(entry -> entry.name().equals(name));
        return before - agenda.size();
    }

    /** Runs all events up to and including the tick, also those scheduled meanwhile. */
    public int runUntil(long tick) {
        int ran = 0;
        for (Entry head = agenda.peek(); head != null && head.tick() <= tick; head = agenda.peek()) {
            agenda.remove();
            now = head.tick();
            head.action().accept(this);
            ran++;
        }
        now = Math.max(now, tick);
        return ran;
    }

    public List<String> pending() {
        return agenda.stream()
                .sorted(Entry.ORDER)
                .map(entry -> entry.tick() + ":" + entry.name())
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
