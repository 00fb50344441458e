package com.meshcomm.retry;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;

/** Repeats calls that fail transiently, with doubling pauses. */
public final class RetryExecutor {
    private final int maxAttempts;
    private final long firstPause;
    private final long longestPause;
    private final LongConsumer sleeper;

    public RetryExecutor(int maxAttempts, long firstPause, long longestPause, LongConsumer sleeper) {
        if (maxAttempts < 1 || maxAttempts > 50) {
            throw new IllegalArgumentException("attempts: " + maxAttempts);
        }
        this.maxAttempts = maxAttempts;
        this.firstPause = firstPause;
        this.longestPause = longestPause;
        this.sleeper = sleeper;
    }

    /** The last failure carries the earlier ones as suppressed. */
    public <T> T execute(RemoteCall<T> call) throws Exception {
        return attempt(call, 1, firstPause, new ArrayList<>());
    }

    private <T> T attempt(RemoteCall<T> call, int number, long pause, List<Exception> earlier) throws Exception {
        try {
            return call.perform(number);
        } catch (TransientException e) {
            if (number == maxAttempts) {
                for (Exception failure : earlier) {
                    e.addSuppressed(failure);
                }
                throw e;
            }
            earlier.add(e);
        }
        sleeper.accept(Math.min(pause, longestPause));
        return attempt(call, number + 1, pause * 2, earlier);
    }
}
