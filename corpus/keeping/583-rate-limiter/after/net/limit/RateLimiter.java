package net.limit;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.LongSupplier;

public class RateLimiter {
    private static final int MAX_BURST = 1_000_000;

    private final class Bucket {
        private int tokens = burst;
        private long refilledAt;

        Bucket(long now) {
            refilledAt = now;
        }

        void refill(long now) {
            long elapsed = now - refilledAt;
            if (elapsed < millisPerToken) {
                return;
            }
            long earned = elapsed / millisPerToken;
            if (earned >= burst - tokens) {
                tokens = burst;
                refilledAt = now;
            } else {
                tokens += (int) earned;
                refilledAt += earned * millisPerToken;
            }
        }

        boolean take(int n) {
            if (tokens < n) {
                return false;
            }
            tokens -= n;
            return true;
        }
    }

    private final LongSupplier clock;
    private final int burst;
    private final long millisPerToken;
    private final Map<String, Bucket> buckets = new HashMap<>();
    private long denied;

    public RateLimiter(LongSupplier clock, int burst, long millisPerToken) {
        this.clock = Objects.requireNonNull(clock, "clock");
        if (burst < 1 || burst > MAX_BURST || millisPerToken < 1) {
            throw new IllegalArgumentException(burst + " per " + millisPerToken);
        }
        this.burst = burst;
        this.millisPerToken = millisPerToken;
    }

    public boolean tryAcquire(String client) {
        return tryAcquire(client, 1);
    }

    public boolean tryAcquire(String client, int n) {
        if (client == null || n < 0) {
            throw new IllegalArgumentException("client " + client + ", n " + n);
        }
        long now = clock.getAsLong();
        var bucket = buckets.get(client);
        if (bucket == null) {
            bucket = new Bucket(now);
            buckets.put(client, bucket);
        } else {
            bucket.refill(now);
        }
        boolean granted = bucket.take(n);
        if (!granted) {
            denied++;
        }
        return granted;
    }

    public int available(String client) {
        var bucket = buckets.get(client);
        return bucket == null ? burst : bucket.tokens;
    }

    public void forget(String client) {
        buckets.remove(client);
    }

    public long denied() {
        return denied;
    }
}
