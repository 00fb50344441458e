package com.partnerapi.quota;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Limits API calls of partners: each has a bucket that regains one token per interval. */
public class QuotaLimiter {
    private final int capacity;
    private final long intervalMillis;
    private final LongSupplier clock;
    private final Map<String, TokenBucket> buckets = new HashMap<>();

    public QuotaLimiter(int capacity, long intervalMillis, LongSupplier clock) {
        if (capacity < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException("capacity and interval must be positive");
        }
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.clock = clock;
    }

    public boolean tryAcquire(String partner, int permits) {
        if (permits < 1) {
            throw new IllegalArgumentException("permits " + permits);
        }
        return refilled(partner, clock.getAsLong()).take(permits);
    }

    public int available(String partner) {
        return refilled(partner, clock.getAsLong()).tokens();
    }

    /** How long until the permits could be acquired; -1 if that will never be. */
    public long millisUntil(String partner, int permits) {
        if (permits > capacity) {
            return -1;
        }
        long now = clock.getAsLong();
        return refilled(partner, now).millisUntil(permits, now);
    }

    private TokenBucket refilled(String partner, long now) {
        return buckets
                .computeIfAbsent(partner, p -> new TokenBucket(capacity, intervalMillis, now))
                .refill(now);
    }
}
