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
        return new RetryDecision(true, delayAfter(attempt));
    }

    private long delayAfter(int attempt) {
        return Math.min(baseMillis * (1 << (attempt - 1)), maxMillis);
    }

    private static boolean isTransient(int status) {
        return switch (status) {
            case 408, 429 -> true;
            case 501 -> false;
            default -> status >= 500;
        };
    }
}
