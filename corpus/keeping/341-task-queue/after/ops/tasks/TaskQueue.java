package ops.tasks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Tasks on a simulated clock; equal times run in the order of submission. */
public final class TaskQueue {
    private record Entry(int id, long due, String name, Runnable task) {
        static final Comparator<Entry> ORDER = Comparator.comparingLong(Entry::due).thenComparingInt(Entry::id);

        @Override
        public String toString() {
            return name + "@" + due;
        }
    }

    private final TreeSet<Entry> entries = new TreeSet<>(Entry.ORDER);
    private long now;
    private int sequence;
    private int failed;

    public int submit(String name, long delay, Runnable task) {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(task, "task");
        if (delay < 0) {
            throw new IllegalArgumentException("negative delay");
        }
        long due = delay > Long.MAX_VALUE - now ? Long.MAX_VALUE : now + delay;
        Entry entry = new Entry(sequence++, due, name, task);
        entries.add(entry);
        return entry.id();
    }

    public boolean cancel(int id) {
        return entries.removeIf(entry -> entry.id() == id);
    }

    /** Runs what is due up to the given time, also what these tasks submit; returns the names. */
    public List<String> advanceTo(long time) {
        if (time < now) {
            throw new IllegalArgumentException("cannot go back to " + time);
        }
        List<String> ran = new ArrayList<>();
        while (ran.size() < 1000 && !entries.isEmpty() && entries.first().due() <= time) {
            Entry entry = entries.pollFirst();
            now = Math.max(now, entry.due());
            ran.add(entry.name());
            try {
                entry.task().run();
            } catch (RuntimeException e) {
                failed++;
            }
        }
        now = Math.max(now, time);
        return ran;
    }

    public long now() {
        return now;
    }

    public int failed() {
        return failed;
    }

    public List<String> pending() {
        return entries.stream().map(Entry::toString).collect(Collectors.toCollection(ArrayList::new));
    }
}
