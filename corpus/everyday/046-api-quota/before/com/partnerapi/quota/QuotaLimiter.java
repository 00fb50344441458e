package com.partnerapi.quota;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Limits API calls of partners: each has a bucket that regains one token per interval. */
public class QuotaLimiter {
    private final int capacity;
    private final long intervalMillis;
    private final LongSupplier clock;
    private final Map<String, long[]> buckets = new HashMap<>();

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
        long[] bucket = refilled(partner);
        if (bucket[0] < permits) {
            return false;
        }
        bucket[0] -= permits;
        return true;
    }

    public int available(String partner) {
        return (int) refilled(partner)[0];
    }

    /** How long until the permits could be acquired; -1 if that will never be. */
    public long millisUntil(String partner, int permits) {
        if (permits > capacity) {
            return -1;
        }
        long now = clock.getAsLong();
        long[] bucket = refilled(partner, now);
        long missing = permits - bucket[0];
        if (missing <= 0) {
            return 0;
        }
        return bucket[1] + missing * intervalMillis - now;
    }

    private long[] refilled(String partner) {
        return refilled(partner, clock.getAsLong());
    }

    // [0] tokens, [1] time up to which tokens were added
    private long[] refilled(String partner, long now) {
        long[] bucket = buckets.get(partner);
        if (bucket == null) {
            bucket = new long[] {capacity, now};
            buckets.put(partner, bucket);
        }
        while (now - bucket[1] >= intervalMillis) {
            bucket[1] += intervalMillis;
            if (bucket[0] < capacity) {
                bucket[0]++;
            }
        }
        return bucket;
    }
}
