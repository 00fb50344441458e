package com.gridforge.workers;

/** Runs jobs on a pool that can be replaced by a larger or smaller one. */
public class WorkerService {

    private WorkerPool pool;
    private int rejected;

    public WorkerService(int size, GaugeRegistry gauges) {
        this.pool = new WorkerPool(size);
        gauges.register("workers.active", () -> pool.active());
        gauges.register("workers.idle", () -> pool.idle());
        gauges.register("workers.rejected", () -> rejected);
    }

    public boolean submit(String job) {
        if (job == null || job.isBlank()) {
            throw new IllegalArgumentException("job");
        }
        boolean accepted = pool.acquire();
        if (!accepted) {
            rejected++;
        }
        return accepted;
    }

    /** Replaces the pool; jobs that run move to the new one as far as they fit. */
    public void resize(int size) {
        WorkerPool replacement = new WorkerPool(size);
        for (int i = 0; i < pool.active(); i++) {
            if (!replacement.acquire()) {
                rejected++;
            }
        }
        pool = replacement;
    }
}
