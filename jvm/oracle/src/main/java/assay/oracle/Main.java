package assay.oracle;

import assay.oracle.task.Tasks;
import assay.worker.WorkerLoop;

/** The worker's start. */
public final class Main {

    /** Deep enough that a runaway recursion meets its limit of steps before the end of the stack, and no deeper: what was touched stays in memory. */
    private static final long STACK = 16L << 20;

    public static void main(String[] arguments) {
        WorkerLoop.run(STACK, Tasks::new, Runtime.getRuntime()::halt);
    }

    private Main() {}
}
