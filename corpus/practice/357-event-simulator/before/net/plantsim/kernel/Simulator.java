package net.plantsim.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Discrete event kernel; events of the same tick run in the order they were scheduled. */
public final class Simulator {
    private static final class Entry {
        final long tick;
        final String name;
        final Consumer<Simulator> action;

        Entry(long tick, String name, Consumer<Simulator> action) {
            this.tick = tick;
            this.name = name;
            this.action = action;
        }
    }

    private final List<Entry> agenda = new ArrayList<>();
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
        int at = agenda.size();
        while (at > 0 && agenda.get(at - 1).tick > tick) {
            at--;
        }
        agenda.add(at, new Entry(tick, name, action));
    }

    public int cancel(String name) {
        int cancelled = 0;
        for (int i = agenda.size() - 1; i >= 0; i--) {
            if (agenda.get(i).name.equals(name)) {
                agenda.remove(i);
                cancelled++;
            }
        }
        return cancelled;
    }

    /** Runs all events up to and including the tick, also those scheduled meanwhile. */
    public int runUntil(long tick) {
        int ran = 0;
        while (!agenda.isEmpty() && agenda.get(0).tick <= tick) {
            Entry entry = agenda.remove(0);
            now = entry.tick;
            entry.action.accept(this);
            ran++;
        }
        now = Math.max(now, tick);
        return ran;
    }

    public List<String> pending() {
        List<String> names = new ArrayList<>();
        for (Entry entry : agenda) {
            names.add(entry.tick + ":" + entry.name);
        }
        return names;
    }
}
