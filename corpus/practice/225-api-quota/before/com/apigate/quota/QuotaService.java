package com.apigate.quota;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

public class QuotaService {
    private final long capacity;
    private final long periodMillis;
    private final LongSupplier clock;
    private final Map<String, Long> tokens = new HashMap<>();
    private final Map<String, Long> lastRefill = new HashMap<>();

    /** One token per period, at most capacity tokens saved up. */
    public QuotaService(long capacity, long periodMillis, LongSupplier clock) {
        this.capacity = capacity;
        this.periodMillis = periodMillis;
        this.clock = clock;
    }

    public boolean tryAcquire(String client) {
        refill(client);
        long available = tokens.get(client);
        if (available == 0) {
            return false;
        }
        tokens.put(client, available - 1);
        return true;
    }

    public long available(String client) {
        refill(client);
        return tokens.get(client);
    }

    private void refill(String client) {
        long now = clock.getAsLong();
        if (!tokens.containsKey(client)) {
            tokens.put(client, capacity);
            lastRefill.put(client, now);
            return;
        }
        long periods = (now - lastRefill.get(client)) / periodMillis;
        if (periods > 0) {
            tokens.put(client, Math.min(capacity, tokens.get(client) + periods));
            lastRefill.put(client, lastRefill.get(client) + periods * periodMillis);
        }
    }
}
