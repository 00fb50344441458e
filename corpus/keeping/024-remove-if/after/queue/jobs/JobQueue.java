package queue.jobs;

import java.util.ArrayList;
import java.util.List;

public class JobQueue {
    private static final class Job {
        final int id;
        final long due;

        Job(int id, long due) {
            this.id = id;
            this.due = due;
        }
    }

    private final List<Job> jobs = new ArrayList<>();
    private int nextId = 1;

    public int submit(long due) {
        jobs.add(new Job(nextId, due));
        return nextId++;
    }

    public int expire(long now) {
        int before = jobs.size();
        jobs.removeIf(job -> job.due < now);
        return before - jobs.size();
    }

    public boolean pending(int id) {
        return jobs.stream().anyMatch(job -> job.id == id);
    }

    public int size() {
        return jobs.size();
    }
}
