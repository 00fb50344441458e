package jobs.retry;

import java.util.Objects;
import java.util.concurrent.Callable;

public final class RetryRunner {
    private final int maxAttempts;
    private final long baseDelay;
    private final Pause pause;

    public RetryRunner(int maxAttempts, long baseDelay, Pause pause) {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts " + maxAttempts);
        }
        this.maxAttempts = maxAttempts;
        this.baseDelay = baseDelay;
        this.pause = Objects.requireNonNull(pause);
    }

    public <T> T run(Callable<T> job) throws Exception {
        int failures = 0;
        while (true) {
            try {
                return job.call();
            } catch (IllegalStateException e) {
                if (failures >= maxAttempts) {
                    throw e;
                }
                failures++;
                waitAfter(failures);
            }
        }
    }

    private void waitAfter(int failures) {
        pause.millis(baseDelay * failures);
    }
}
