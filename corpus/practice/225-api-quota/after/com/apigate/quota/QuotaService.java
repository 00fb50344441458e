package com.apigate.quota;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

public class QuotaService {
    private final long capacity;
    private final long periodMillis;
    private final LongSupplier clock;
    private final Map<String, TokenBucket> buckets = new HashMap<>();

    /** One token per period, at most capacity tokens saved up. */
    public QuotaService(long capacity, long periodMillis, LongSupplier clock) {
        this.capacity = capacity;
        this.periodMillis = periodMillis;
        this.clock = clock;
    }

    public boolean tryAcquire(String client) {
        long now = clock.getAsLong();
        return bucket(client, now).tryTake(now);
    }

    public long available(String client) {
        long now = clock.getAsLong();
        return bucket(client, now).available(now);
    }

    private TokenBucket bucket(String client, long now) {
        return buckets.computeIfAbsent(client, c -> new TokenBucket(capacity, periodMillis, now));
    }
}
