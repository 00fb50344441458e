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
        return attempt(transfer, 1, baseDelay, null);
    }

    private <T> T attempt(Callable<T> transfer, int number, long delay, Exception first) throws Exception {
        try {
            return transfer.call();
        } catch (IllegalArgumentException e) {
            throw e;
        } catch (Exception e) {
            if (first != null && first != e) {
                first.addSuppressed(e);
            }
            Exception reported = first == null ? e : first;
            if (number == maxAttempts) {
                throw reported;
            }
            sleeper.sleep(Math.min(delay, maxDelay));
            return attempt(transfer, number + 1, delay * 2, reported);
        }
    }
}
