package com.backoffice.jobs;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Report jobs by due time; jobs due at the same time run in the order they were added. */
public class JobSchedule {
    private final List<Job> jobs = new ArrayList<>();

    public void add(Job job) {
        Objects.requireNonNull(job, "job");
        int i = jobs.size();
        while (i > 0 && jobs.get(i - 1).dueMinute() > job.dueMinute()) {
            i--;
        }
        jobs.add(i, job);
    }

    /** Takes the next job if it is due. */
    public Optional<Job> pollDue(int nowMinute) {
        if (jobs.isEmpty() || jobs.get(0).dueMinute() > nowMinute) {
            return Optional.empty();
        }
        return Optional.of(jobs.remove(0));
    }

    /** Cancels the earliest job of that name. */
    public boolean cancel(String name) {
        Iterator<Job> iterator = jobs.iterator();
        while (iterator.hasNext()) {
            if (Objects.equals(iterator.next().name(), name)) {
                iterator.remove();
                return true;
            }
        }
        return false;
    }

    /** Moves the earliest job of that name to another time, behind the jobs that are due then. */
    public boolean postpone(String name, int dueMinute) {
        boolean found = cancel(name);
        if (found) {
            add(new Job(name, dueMinute));
        }
        return found;
    }

    public List<Job> pending() {
        return new ArrayList<>(jobs);
    }

    public int size() {
        return jobs.size();
    }
}
