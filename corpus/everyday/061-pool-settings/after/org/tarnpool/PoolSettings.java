package org.tarnpool;

import java.time.Duration;
import java.util.Objects;

/** Immutable settings of a connection pool. */
public final class PoolSettings {

    public static final Duration DEFAULT_WAIT = Duration.ofSeconds(30);

    private static final int DEFAULT_SIZE = 10;
    private static final int DEFAULT_IDLE = 2;

    private final String name;
    private final int minIdle;
    private final int maxSize;
    private final Duration maxWait;

    public PoolSettings(String name) {
        this(builder(name));
    }

    public PoolSettings(String name, int maxSize) {
        this(builder(name).maxSize(maxSize));
    }

    public PoolSettings(String name, int minIdle, int maxSize, Duration maxWait) {
        this(builder(name).minIdle(minIdle).maxSize(maxSize).maxWait(maxWait));
    }

    private PoolSettings(Builder builder) {
        this.name = Objects.requireNonNull(builder.name, "name");
        this.maxSize = builder.maxSize;
        if (maxSize < 1) {
            throw new IllegalArgumentException("maxSize " + maxSize);
        }
        this.minIdle = builder.minIdle == null ? Math.min(DEFAULT_IDLE, maxSize) : builder.minIdle;
        if (minIdle < 0 || minIdle > maxSize) {
            throw new IllegalArgumentException("minIdle " + minIdle + " of " + maxSize);
        }
        this.maxWait = builder.maxWait == null || builder.maxWait.isNegative() ? Duration.ZERO : builder.maxWait;
    }

    public static Builder builder(String name) {
        return new Builder(name);
    }

    public Builder toBuilder() {
        return builder(name).minIdle(minIdle).maxSize(maxSize).maxWait(maxWait);
    }

    public PoolSettings withMaxSize(int newMaxSize) {
        return toBuilder().minIdle(Math.min(minIdle, newMaxSize)).maxSize(newMaxSize).build();
    }

    public PoolSettings withMaxWait(Duration newMaxWait) {
        return toBuilder().maxWait(newMaxWait).build();
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

    public static final class Builder {

        private final String name;
        private Integer minIdle;
        private int maxSize = DEFAULT_SIZE;
        private Duration maxWait = DEFAULT_WAIT;

        private Builder(String name) {
            this.name = name;
        }

        public Builder minIdle(int minIdle) {
            this.minIdle = minIdle;
            return this;
        }

        public Builder maxSize(int maxSize) {
            this.maxSize = maxSize;
            return this;
        }

        public Builder maxWait(Duration maxWait) {
            this.maxWait = maxWait;
            return this;
        }

        public PoolSettings build() {
            return new PoolSettings(this);
        }
    }
}
