package com.edgegate.throttle;

import java.util.Objects;
import java.util.function.LongSupplier;

/** Gives one permit per interval and saves up to capacity permits. */
public final class TokenBucket {
    private final int capacity;
    private final long intervalMillis;
    private final LongSupplier clock;
    private long tokens;
    private long refilledAt;

    public TokenBucket(int capacity, long intervalMillis, LongSupplier clock) {
        if (capacity < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException("capacity and interval must be positive");
        }
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.clock = Objects.requireNonNull(clock, "clock");
        this.tokens = capacity;
        this.refilledAt = clock.getAsLong();
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int permits) {
        if (permits < 1) {
            throw new IllegalArgumentException("permits must be positive");
        }
        refill();
        if (tokens < permits) {
            return false;
        }
        tokens -= permits;
        return true;
    }

    public long available() {
        refill();
        return tokens;
    }

    private void refill() {
        long now = clock.getAsLong();
        long earned = (now - refilledAt) / intervalMillis;
        if (earned < 1) {
            return;
        }
        tokens = Math.min(capacity, tokens + earned);
        refilledAt = now;
    }
}
