package net.redialer;

record RetryPolicy(int attempts, long firstDelay, long maxDelay) {

    RetryPolicy {
        if (attempts < 1) {
            throw new IllegalArgumentException("attempts " + attempts);
        }
    }

    boolean allowsAfter(int attempt) {
        return attempt < attempts;
    }

    long capped(long delay) {
        return Math.min(delay, maxDelay);
    }

    long following(long delay) {
        return delay <= maxDelay ? delay * 2 : delay;
    }

    static boolean isFatal(Exception e) {
        return e instanceof IllegalArgumentException;
    }
}
