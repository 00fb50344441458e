package net.retry;

import java.util.ArrayList;
import java.util.List;

public final class BackoffPolicy {
    private final Backoff backoff;
    private final long baseMillis;
    private final long maxMillis;

    public BackoffPolicy(Backoff backoff, long baseMillis, long maxMillis) {
        if (baseMillis < 0 || maxMillis < baseMillis) {
            throw new IllegalArgumentException("base " + baseMillis + " max " + maxMillis);
        }
        this.backoff = backoff;
        this.baseMillis = baseMillis;
        this.maxMillis = maxMillis;
    }

    /** Delay before an attempt; attempts count from 1. */
    public long delayMillis(int attempt) {
        if (attempt < 1) {
            throw new IllegalArgumentException("attempt " + attempt);
        }
        return Math.min(maxMillis, backoff.delay(baseMillis, attempt));
    }

    public List<Long> schedule(int attempts) {
        List<Long> delays = new ArrayList<>();
        for (int attempt = 1; attempt <= attempts; attempt++) {
            delays.add(delayMillis(attempt));
        }
        return delays;
    }
}
