package com.paybridge.retry;

import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Repeats calls to the payment provider that failed for a temporary reason. */
public class RetryingCaller {
    private final int maxAttempts;
    private final long firstPauseMillis;
    private final LongConsumer sleeper;

    public RetryingCaller(int maxAttempts, long firstPauseMillis, LongConsumer sleeper) {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts " + maxAttempts);
        }
        this.maxAttempts = maxAttempts;
        this.firstPauseMillis = firstPauseMillis;
        this.sleeper = sleeper;
    }

    public <T> T call(Supplier<T> action) {
        PaymentException last = null;
        long pause = firstPauseMillis;
        for (int attempt = 1; attempt <= maxAttempts; attempt++) {
            try {
                return action.get();
            } catch (PaymentException e) {
                if (!e.isTemporary()) {
                    throw e;
                }
                last = e;
                sleeper.accept(pause);
                pause *= 2;
            }
        }
        throw last;
    }
}
