package api.bucket;

import java.util.Objects;

public final class TokenBucket {
    private final Clock clock;
    private final long capacity;
    private final long intervalMillis;
    private long tokens;
    private long last;

    public TokenBucket(Clock clock, long capacity, long intervalMillis) {
        if (capacity < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException("capacity or interval");
        }
        this.clock = Objects.requireNonNull(clock);
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.tokens = capacity;
        this.last = clock.millis();
    }

    public boolean take(int amount) {
        if (amount < 1) {
            throw new IllegalArgumentException("amount " + amount);
        }
        long now = clock.millis();
        long earned = (now - last) / intervalMillis;
        if (earned > 0) {
            tokens = Math.min(capacity, tokens + earned);
            last += earned * intervalMillis;
        }
        if (tokens < amount) {
            return false;
        }
        tokens -= amount;
        return true;
    }

    public long available() {
        return tokens;
    }
}
