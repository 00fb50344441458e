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
        long now = clock.getAsLong();
        long fresh = (now - lastRefill) / intervalMillis;
        if (fresh > 0) {
            tokens = Math.min(burst, tokens + fresh);
            lastRefill += fresh * intervalMillis;
        }
        if (tokens == 0) {
            return false;
        }
        tokens--;
        return true;
    }

    public long available() {
        long fresh = (clock.getAsLong() - lastRefill) / intervalMillis;
        return Math.min(burst, tokens + Math.max(0, fresh));
    }
}
