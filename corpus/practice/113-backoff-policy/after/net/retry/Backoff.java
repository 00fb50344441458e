package net.retry;

import java.util.function.LongBinaryOperator;

public enum Backoff {
    FIXED((base, attempt) -> base),
    LINEAR((base, attempt) -> base * attempt),
    EXPONENTIAL(Backoff::doubled);

    private static final int MAX_DOUBLINGS = 20;

    private final LongBinaryOperator delay;

    Backoff(LongBinaryOperator delay) {
        this.delay = delay;
    }

    long delay(long base, int attempt) {
        return delay.applyAsLong(base, attempt);
    }

    private static long doubled(long base, long attempt) {
        return base << Math.min(attempt - 1, MAX_DOUBLINGS);
    }
}
