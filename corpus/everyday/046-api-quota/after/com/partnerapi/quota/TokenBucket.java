package com.partnerapi.quota;

/** Tokens of one partner. */
final class TokenBucket {
    private final int capacity;
    private final long intervalMillis;
    private int tokens;
    private long refilledUntil;

    TokenBucket(int capacity, long intervalMillis, long now) {
        this.capacity = capacity;
        this.intervalMillis = intervalMillis;
        this.tokens = capacity;
        this.refilledUntil = now;
    }

    TokenBucket refill(long now) {
        long elapsed = now - refilledUntil;
        // a clock that was set back must not take tokens away
        if (elapsed >= intervalMillis) {
            long intervals = elapsed / intervalMillis;
            refilledUntil += intervals * intervalMillis;
            tokens += (int) Math.min(intervals, capacity - tokens);
        }
        return this;
    }

    boolean take(int permits) {
        if (tokens < permits) {
            return false;
        }
        tokens -= permits;
        return true;
    }

    int tokens() {
        return tokens;
    }

    long millisUntil(int permits, long now) {
        long missing = (long) permits - tokens;
        return missing <= 0 ? 0 : refilledUntil + missing * intervalMillis - now;
    }
}
