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
        int attempt = 0;
        long pause = firstPauseMillis;
        while (true) {
            try {
                return action.get();
            } catch (PaymentException e) {
                attempt++;
                if (!e.isTemporary() || attempt >= maxAttempts) {
                    throw e;
                }
                sleeper.accept(pause);
                pause *= 2;
            }
        }
    }
}
