package net.breaker;

import java.util.function.Supplier;

public final class CircuitBreaker {
    private enum State {
        CLOSED,
        OPEN {
            @Override
            void beforeCall(CircuitBreaker breaker) {
                if (breaker.isCoolingDown()) {
                    breaker.reject();
                }
                breaker.state = HALF_OPEN;
            }
        },
        HALF_OPEN {
            @Override
            void failed(CircuitBreaker breaker) {
                breaker.trip();
            }
        };

        void beforeCall(CircuitBreaker breaker) {
        }

        void failed(CircuitBreaker breaker) {
            breaker.countFailure();
        }
    }

    private final String name;
    private final Clock clock;
    private final int threshold;
    private final long coolDown;
    private State state = State.CLOSED;
    private int failures;
    private long openedAt;
    private int rejected;

    public CircuitBreaker(String name, Clock clock, int threshold, long coolDown) {
        this.name = name;
        this.clock = clock;
        this.threshold = threshold;
        this.coolDown = coolDown;
    }

    public <T> T call(Supplier<T> operation) {
        state.beforeCall(this);
        T result;
        try {
            result = operation.get();
        } catch (RuntimeException e) {
            state.failed(this);
            throw e;
        }
        failures = 0;
        state = State.CLOSED;
        return result;
    }

    public String state() {
        return state.name();
    }

    public int rejected() {
        return rejected;
    }

    private boolean isCoolingDown() {
        return clock.millis() - openedAt < coolDown;
    }

    private void reject() {
        rejected++;
        throw new CircuitOpenException(name);
    }

    private void countFailure() {
        failures++;
        if (failures >= threshold) {
            trip();
        }
    }

    private void trip() {
        openedAt = clock.millis();
        state = State.OPEN;
    }
}
