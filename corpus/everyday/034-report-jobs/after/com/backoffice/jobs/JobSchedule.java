package com.backoffice.jobs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.stream.Collectors;

/** Report jobs by due time; jobs due at the same time run in the order they were added. */
public class JobSchedule {
    private record Entry(Job job, long sequence) {
        static final Comparator<Entry> ORDER = Comparator
                .comparingInt((Entry entry) -> entry.job().dueMinute())
                .thenComparingLong(Entry::sequence);
    }

    private final PriorityQueue<Entry> entries = new PriorityQueue<>(Entry.ORDER);
    private long nextSequence;

    public void add(Job job) {
        Objects.requireNonNull(job, "job");
        entries.add(new Entry(job, nextSequence++));
    }

    /** Takes the next job if it is due. */
    public Optional<Job> pollDue(int nowMinute) {
        Entry first = entries.peek();
        if (first == null || first.job().dueMinute() > nowMinute) {
            return Optional.empty();
        }
        return Optional.of(entries.remove().job());
    }

    /** Cancels the earliest job of that name. */
    public boolean cancel(String name) {
        Optional<Entry> earliest = entries.stream()
                .filter(entry -> Objects.equals(entry.job().name(), name))
                .min(Entry.ORDER);
        earliest.ifPresent(entries::remove);
        return earliest.isPresent();
    }

    /** Moves the earliest job of that name to another time, behind the jobs that are due then. */
    public boolean postpone(String name, int dueMinute) {
        if (!cancel(name)) {
            return false;
        }
        add(new Job(name, dueMinute));
        return true;
    }

    public List<Job> pending() {
        return entries.stream()
                .sorted(Entry.ORDER)
                .map(Entry::job)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int size() {
        return entries.size();
    }
}
