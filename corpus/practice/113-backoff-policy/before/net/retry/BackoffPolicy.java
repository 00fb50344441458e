package net.retry;

import java.util.ArrayList;
import java.util.List;

public final class BackoffPolicy {
    private final Backoff backoff;
    private final long base;
    private final long max;

    public BackoffPolicy(Backoff backoff, long base, long max) {
        if (base < 0 || max < base) {
            throw new IllegalArgumentException("base " + base + " max " + max);
        }
        this.backoff = backoff;
        this.base = base;
        this.max = max;
    }

    /** Delay before an attempt; attempts count from 1. */
    public long delayMillis(int attempt) {
        if (attempt < 1) {
            throw new IllegalArgumentException("attempt " + attempt);
        }
        long delay;
        switch (backoff) {
            case FIXED:
                delay = base;
                break;
            case LINEAR:
                delay = base * attempt;
                break;
            case EXPONENTIAL:
                int doublings = attempt - 1;
                if (doublings > 20) {
                    doublings = 20;
                }
                delay = base << doublings;
                break;
            default:
                throw new AssertionError(backoff);
        }
        if (delay > max) {
            delay = max;
        }
        return delay;
    }

    public List<Long> schedule(int attempts) {
        List<Long> result = new ArrayList<>();
        for (int i = 1; i <= attempts; i++) {
            result.add(delayMillis(i));
        }
        return result;
    }
}
