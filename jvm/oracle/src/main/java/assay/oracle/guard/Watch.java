package assay.oracle.guard;

import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Sees to it that a run which does not come back is noticed: steps are counted in the program's own code only, and nothing can
 * stop a thread inside the JDK (a regular expression, an endless stream). So another thread looks on. It counts the processor
 * time of the worker's thread, because a busy machine is no hang, and takes a run over by a single exchange: from then on the
 * worker's thread can't get out of that run, so that all it has written down stays as it is and can be told by the one who looks on.
 */
public final class Watch {

    private static final long PERIOD_MS = 50;

    /** Shorter runs are not timed at all. */
    private static final long SHORT_MS = 250;

    /** So much longer than its processor time a run may last on a busy machine. */
    private static final int BUSY = 5;

    private static final Object TAKEN = new Object();

    private static final AtomicReference<Object> RUNNING = new AtomicReference<>();
    private static volatile Object at;
    private static volatile Watched watched;
    private static volatile long watchedSince;
    private static Thread thread;

    /** Whoever wants to know. */
    public interface Watched {
        /** Milliseconds of processor time that this run may take, or of waiting. */
        long mostMs(Object run);

        /** Milliseconds that all runs together may last. */
        long allMs();

        /** On another thread, while the run goes on for ever: its last words, since the process ends with them. {@code at}: see {@link #at}. */
        void hung(Object run, Object at, long spentMs);
    }

    /** From now on runs are watched for this one; null for nobody. */
    public static void watch(Watched by) {
        watchedSince = System.nanoTime();
        watched = by;
        if (thread != null || by == null) return;
        Thread worker = Thread.currentThread();
        thread = new Thread(() -> look(worker), "watch");
        thread.setDaemon(true);
        thread.start();
    }

    /** Before a run; each is another object. */
    public static void enter(Object run) {
        RUNNING.set(run);
    }

    /** What the run calls next. */
    public static void at(Object what) {
        at = what;
    }

    /** After a run. Does not return if it was given up in the meantime. */
    public static void leave(Object run) {
        if (RUNNING.compareAndSet(run, null)) return;
        while (RUNNING.get() == TAKEN) LockSupport.park();
    }

    private static void look(Thread worker) {
        var seen = new Seen(worker, null);
        while (true) {
            LockSupport.parkNanos(PERIOD_MS * 1_000_000);
            Watched by = watched;
            Object run = RUNNING.get();
            if (run != seen.run) seen = new Seen(worker, run);
            if (by == null || run == null) continue;
            long spentMs = (System.nanoTime() - watchedSince) / 1_000_000;
            if (!seen.isLongerThan(by.mostMs(run)) && spentMs < by.allMs() || !RUNNING.compareAndSet(run, TAKEN))
                continue;
            try {
                by.hung(run, at, spentMs);
            } finally {
                Runtime.getRuntime().halt(1);
            }
        }
    }

    /** A run, since it was first seen. */
    private static final class Seen {
        private final Thread worker;
        private final Object run;
        private final long since = System.nanoTime();
        private long processorNs = -1;
        private long waitingMs;

        Seen(Thread worker, Object run) {
            this.worker = worker;
            this.run = run;
        }

        boolean isLongerThan(long mostMs) {
            long ms = (System.nanoTime() - since) / 1_000_000;
            if (ms < SHORT_MS) return false;
            if (processorNs < 0) processorNs = processorNs();
            waitingMs = worker.getState() == Thread.State.RUNNABLE ? 0 : waitingMs + PERIOD_MS;
            return ms > BUSY * mostMs
                    || waitingMs > mostMs
                    || (processorNs() - processorNs) / 1_000_000 > mostMs - SHORT_MS;
        }

        /** Asked for late, because whoever tells it takes a while to load. */
        private long processorNs() {
            return ManagementFactory.getThreadMXBean().getThreadCpuTime(worker.getId());
        }
    }

    private Watch() {}
}
