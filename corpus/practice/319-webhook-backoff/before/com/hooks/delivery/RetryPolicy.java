package com.hooks.delivery;

public final class RetryPolicy {
    private final long baseMillis;
    private final long maxMillis;
    private final int maxAttempts;

    public RetryPolicy(long baseMillis, long maxMillis, int maxAttempts) {
        if (baseMillis < 1 || maxMillis < baseMillis || maxMillis > 86_400_000L) {
            throw new IllegalArgumentException("delays: " + baseMillis + ", " + maxMillis);
        }
        this.baseMillis = baseMillis;
        this.maxMillis = maxMillis;
        this.maxAttempts = maxAttempts;
    }

    /** What to do after the given attempt (the first one is 1) ended with the HTTP status. */
    public RetryDecision after(int attempt, int status) {
        if (attempt < 1) {
            throw new IllegalArgumentException("attempt: " + attempt);
        }
        if (attempt >= maxAttempts || !isTransient(status)) {
            return RetryDecision.GIVE_UP;
        }
        long delay = baseMillis;
        for (int i = 1; i < attempt; i++) {
            delay = Math.min(delay * 2, maxMillis);
        }
        return new RetryDecision(true, delay);
    }

    private static boolean isTransient(int status) {
        if (status == 408 || status == 429) {
            return true;
        }
        return status >= 500 && status != 501;
    }
}
