package office.print;

import java.util.Comparator;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;

/** Hands out the job with the highest priority first. */
public class PrintQueue {
    private static final Comparator<PrintJob> HIGHEST_FIRST = Comparator.comparingInt(PrintJob::priority).reversed();

    private final Queue<PrintJob> jobs = new PriorityQueue<>(HIGHEST_FIRST);
    private int submitted;

    public void submit(PrintJob job) {
        jobs.add(Objects.requireNonNull(job, "job"));
        submitted++;
    }

    public PrintJob next() {
        return jobs.poll();
    }

    public int pendingPages() {
        return jobs.stream().mapToInt(PrintJob::pages).sum();
    }

    public int pending() {
        return jobs.size();
    }

    public int submitted() {
        return submitted;
    }
}
