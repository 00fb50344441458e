package net.breaker;

import java.util.function.Supplier;

public final class CircuitBreaker {
    private final String name;
    private final Clock clock;
    private final int threshold;
    private final long coolDown;
    private boolean open;
    private boolean probing;
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
        if (open) {
            if (clock.millis() - openedAt < coolDown) {
                rejected++;
                throw new CircuitOpenException(name);
            }
            open = false;
            probing = true;
        }
        T result;
        try {
            result = operation.get();
        } catch (RuntimeException e) {
            if (probing) {
                openedAt = clock.millis();
                open = true;
                probing = false;
            } else {
                failures++;
                if (failures >= threshold) {
                    openedAt = clock.millis();
                    open = true;
                    probing = false;
                }
            }
            throw e;
        }
        failures = 0;
        open = false;
        probing = false;
        return result;
    }

    public String state() {
        if (open) {
            return "OPEN";
        }
        return probing ? "HALF_OPEN" : "CLOSED";
    }

    public int rejected() {
        return rejected;
    }
}
