package geo.atlasapi.limits;

import java.util.function.LongSupplier;

/** Limits the map requests of a client: a burst of requests, then one for each interval. */
public final class TokenBucket {

    private final int burst;
    private final long intervalMillis;
    private final LongSupplier clock;
    private long tokens;
    private long lastRefill;

    public TokenBucket(int burst, long intervalMillis, LongSupplier clock) {
        if (burst < 1 || intervalMillis < 1) {
            throw new IllegalArgumentException(burst + " per " + intervalMillis);
        }
        this.burst = burst;
        this.intervalMillis = intervalMillis;
        this.clock = clock;
        this.tokens = burst;
        this.lastRefill = clock.getAsLong();
    }

    public boolean tryAcquire() {
        refill();
        if (tokens == 0) {
            return false;
        }
        tokens--;
        return true;
    }

    public long available() {
        refill();
        return tokens;
    }

    private void refill() {
        long now = clock.getAsLong();
        long fresh = (now - lastRefill) / intervalMillis;
        if (fresh > 0) {
            tokens = Math.min(burst, tokens + fresh);
            lastRefill = now;
        }
    }
}
