package io.throttleworks;

import java.util.function.LongSupplier;

/** Admits a call when a token is left; one token is added per interval. */
public class TokenBucket {

    private final long capacity;
    private final long intervalMillis;
    private final LongSupplier clock;
    private long tokens;
    private long refilledAt;
    private long rejected;

    public TokenBucket(long capacity, long intervalMillis, LongSupplier clock) {
        if (capacity < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException("capacity and interval must be positive");
        }
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.clock = clock;
        this.tokens = capacity;
        this.refilledAt = clock.getAsLong();
    }

    public boolean tryAcquire() {
        long now = clock.getAsLong();
        long intervals = (now - refilledAt) / intervalMillis;
        if (intervals > 0) {
            tokens = Math.min(capacity, tokens + intervals);
            refilledAt += intervals * intervalMillis;
        }
        if (tokens == 0) {
            rejected++;
            return false;
        }
        tokens--;
        return true;
    }

    public long available() {
        long now = clock.getAsLong();
        long intervals = (now - refilledAt) / intervalMillis;
        if (intervals > 0) {
            tokens = Math.min(capacity, tokens + intervals);
            refilledAt += intervals * intervalMillis;
        }
        return tokens;
    }

    public long rejected() {
        return rejected;
    }
}
