package com.etl.jobs;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Predicate;

public class ImportQueue {
    private final LinkedList<ImportJob> jobs = new LinkedList<>();
    private final int maxAttempts;

    public ImportQueue(int maxAttempts) {
        this.maxAttempts = maxAttempts;
    }

    public void submit(String file) {
        jobs.add(new ImportJob(file, 1));
    }

    /** Runs the jobs that are waiting; those that fail get in line again until they used up their attempts. */
    public List<String> runAll(Predicate<ImportJob> importer) {
        List<String> failed = new ArrayList<>();
        while (!jobs.isEmpty()) {
            ImportJob job = jobs.remove();
            if (importer.test(job)) {
                continue;
            }
            if (job.attempts() < maxAttempts) {
                jobs.add(job.again());
            } else {
                failed.add(job.file());
            }
        }
        return failed;
    }

    public int waiting() {
        return jobs.size();
    }
}
