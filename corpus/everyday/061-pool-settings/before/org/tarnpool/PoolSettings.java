package org.tarnpool;

import java.time.Duration;
import java.util.Objects;

/** Immutable settings of a connection pool. */
public final class PoolSettings {

    public static final Duration DEFAULT_WAIT = Duration.ofSeconds(30);

    private final String name;
    private final int minIdle;
    private final int maxSize;
    private final Duration maxWait;

    public PoolSettings(String name) {
        this(name, 10);
    }

    public PoolSettings(String name, int maxSize) {
        this(name, Math.min(2, maxSize), maxSize, DEFAULT_WAIT);
    }

    public PoolSettings(String name, int minIdle, int maxSize, Duration maxWait) {
        this.name = Objects.requireNonNull(name, "name");
        if (maxSize < 1) {
            throw new IllegalArgumentException("maxSize " + maxSize);
        }
        if (minIdle < 0 || minIdle > maxSize) {
            throw new IllegalArgumentException("minIdle " + minIdle + " of " + maxSize);
        }
        this.minIdle = minIdle;
        this.maxSize = maxSize;
        if (maxWait == null || maxWait.isNegative()) {
            this.maxWait = Duration.ZERO;
        } else {
            this.maxWait = maxWait;
        }
    }

    public PoolSettings withMaxSize(int newMaxSize) {
        return new PoolSettings(name, Math.min(minIdle, newMaxSize), newMaxSize, maxWait);
    }

    public PoolSettings withMaxWait(Duration newMaxWait) {
        return new PoolSettings(name, minIdle, maxSize, newMaxWait);
    }

    public String name() {
        return name;
    }

    public int minIdle() {
        return minIdle;
    }

    public int maxSize() {
        return maxSize;
    }

    public Duration maxWait() {
        return maxWait;
    }

    @Override
    public String toString() {
        return name + "[" + minIdle + ".." + maxSize + ", " + maxWait + "]";
    }
}
