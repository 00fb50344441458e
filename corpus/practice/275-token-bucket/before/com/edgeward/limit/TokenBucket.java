package com.edgeward.limit;

import java.util.Objects;

/** Limits calls to one per interval, with bursts up to a capacity. */
public class TokenBucket {

    private final int capacity;
    private final long intervalMillis;
    private final MillisSource clock;
    private int tokens;
    private long lastRefill;

    public TokenBucket(int capacity, long intervalMillis, MillisSource clock) {
        if (capacity < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException("capacity and interval must be positive");
        }
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.clock = Objects.requireNonNull(clock, "clock");
        this.tokens = capacity;
        this.lastRefill = clock.now();
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int wanted) {
        if (wanted < 1 || wanted > capacity) {
            throw new IllegalArgumentException("wanted " + wanted);
        }
        long earned = (clock.now() - lastRefill) / intervalMillis;
        if (earned > 0) {
            tokens = (int) Math.min(capacity, tokens + earned);
            lastRefill += earned * intervalMillis;
        }
        if (tokens < wanted) {
            return false;
        }
        tokens -= wanted;
        return true;
    }

    public int available() {
        long earned = (clock.now() - lastRefill) / intervalMillis;
        if (earned > 0) {
            tokens = (int) Math.min(capacity, tokens + earned);
            lastRefill += earned * intervalMillis;
        }
        return tokens;
    }
}
