package health.imaging.transfer;

import java.util.Objects;
import java.util.concurrent.Callable;

/** Repeats a transfer with growing pauses. */
public final class RetryingTransfer {

    private final int maxAttempts;
    private final long baseDelay;
    private final long maxDelay;
    private final Sleeper sleeper;

    public RetryingTransfer(int maxAttempts, long baseDelay, long maxDelay, Sleeper sleeper) {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts " + maxAttempts);
        }
        this.maxAttempts = maxAttempts;
        this.baseDelay = baseDelay;
        this.maxDelay = maxDelay;
        this.sleeper = Objects.requireNonNull(sleeper);
    }

    public <T> T run(Callable<T> transfer) throws Exception {
        Exception reported = null;
        for (int attempt = 1; ; attempt++) {
            try {
                return transfer.call();
            } catch (IllegalArgumentException e) {
                throw e;
            } catch (Exception e) {
                reported = merge(reported, e);
            }
            if (attempt == maxAttempts) {
                throw reported;
            }
            sleeper.sleep(delayAfter(attempt));
        }
    }

    private long delayAfter(int attempt) {
        long delay = baseDelay;
        for (int i = 1; i < attempt; i++) {
            delay *= 2;
        }
        return Math.min(delay, maxDelay);
    }

    private static Exception merge(Exception first, Exception next) {
        if (first == null) {
            return next;
        }
        if (first != next) {
            first.addSuppressed(next);
        }
        return first;
    }
}
