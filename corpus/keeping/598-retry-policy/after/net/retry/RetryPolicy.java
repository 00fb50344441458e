package net.retry;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;

public class RetryPolicy {
    private static final int MAX_ATTEMPTS = 20;
    private static final long MAX_BASE_MILLIS = 3_600_000;
    private static final long MAX_PAUSE_MILLIS = 60_000;

    private final int maxAttempts;
    private final long baseMillis;
    private final Sleeper sleeper;
    private final List<String> history = new ArrayList<>();
    private boolean failFastOnIllegalArgument;

    public RetryPolicy(int maxAttempts, long baseMillis, Sleeper sleeper) {
        if (maxAttempts < 1 || maxAttempts > MAX_ATTEMPTS
                || baseMillis < 0 || baseMillis > MAX_BASE_MILLIS) {
            throw new IllegalArgumentException(maxAttempts + " attempts, " + baseMillis + " ms");
        }
        this.maxAttempts = maxAttempts;
        this.baseMillis = baseMillis;
        this.sleeper = sleeper;
    }

    public RetryPolicy failFastOnIllegalArgument() {
        failFastOnIllegalArgument = true;
        return this;
    }

    public <T> T call(Callable<T> action) throws Exception {
        Objects.requireNonNull(action, "action");
        Exception previous = null;
        for (int attempt = 1; ; attempt++) {
            try {
                var result = action.call();
                history.add("ok " + attempt);
                return result;
            } catch (InterruptedException e) {
                history.add("interrupted " + attempt);
                throw e;
            } catch (Exception e) {
                history.add("failed " + attempt);
                if (isFatal(e)) {
                    throw e;
                }
                if (previous != null && previous != e) {
                    e.addSuppressed(previous);
                }
                previous = e;
                if (attempt == maxAttempts) {
                    throw e;
                }
                pauseAfter(attempt);
            }
        }
    }

    private boolean isFatal(Exception e) {
        return failFastOnIllegalArgument && e instanceof IllegalArgumentException;
    }

    private void pauseAfter(int attempt) throws InterruptedException {
        // at most 3 600 000 << 19, far from overflow
        long millis = Math.min(baseMillis << (attempt - 1), MAX_PAUSE_MILLIS);
        if (sleeper != null && millis > 0) {
            sleeper.sleep(millis);
        }
    }

    public List<String> history() {
        return new ArrayList<>(history);
    }
}
