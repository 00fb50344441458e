package com.hookrelay.delivery;

final class Backoff {
    private final long maxDelayMillis;
    private long next;

    Backoff(long firstDelayMillis, long maxDelayMillis) {
        this.next = firstDelayMillis;
        this.maxDelayMillis = maxDelayMillis;
    }

    long nextDelay() {
        long delay = Math.min(next, maxDelayMillis);
        next = next * 2;
        return delay;
    }
}
