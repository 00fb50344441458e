package queue.jobs;

import java.util.ArrayList;
import java.util.Iterator;
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
        int removed = 0;
        Iterator<Job> it = jobs.iterator();
        while (it.hasNext()) {
            if (it.next().due < now) {
                it.remove();
                removed++;
            }
        }
        return removed;
    }

    public boolean pending(int id) {
        for (Job job : jobs) {
            if (job.id == id) {
                return true;
            }
        }
        return false;
    }

    public int size() {
        return jobs.size();
    }
}
