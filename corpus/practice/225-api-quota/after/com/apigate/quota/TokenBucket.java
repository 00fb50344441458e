package com.apigate.quota;

final class TokenBucket {
    private final long capacity;
    private final long periodMillis;
    private long tokens;
    private long lastRefill;

    TokenBucket(long capacity, long periodMillis, long now) {
        this.capacity = capacity;
        this.periodMillis = periodMillis;
        this.tokens = capacity;
        this.lastRefill = now;
    }

    boolean tryTake(long now) {
        if (available(now) == 0) {
            return false;
        }
        tokens--;
        return true;
    }

    long available(long now) {
        long earned = (now - lastRefill) / periodMillis;
        if (earned > 0) {
            tokens = Math.min(capacity, tokens + earned);
            lastRefill = now;
        }
        return tokens;
    }
}
