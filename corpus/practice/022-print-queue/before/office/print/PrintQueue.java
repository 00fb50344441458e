package office.print;

import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Objects;

/** Hands out the job with the highest priority first. */
public class PrintQueue {
    private final List<PrintJob> jobs = new LinkedList<>();
    private int submitted;

    public void submit(PrintJob job) {
        Objects.requireNonNull(job, "job");
        ListIterator<PrintJob> it = jobs.listIterator();
        while (it.hasNext()) {
            if (it.next().priority() < job.priority()) {
                it.previous();
                break;
            }
        }
        it.add(job);
        submitted++;
    }

    public PrintJob next() {
        if (jobs.isEmpty()) {
            return null;
        }
        return jobs.remove(0);
    }

    public int pendingPages() {
        int pages = 0;
        for (PrintJob job : jobs) {
            pages += job.pages();
        }
        return pages;
    }

    public int pending() {
        return jobs.size();
    }

    public int submitted() {
        return submitted;
    }
}
