package net.breaker;

public class CircuitOpenException extends RuntimeException {
    public CircuitOpenException(String name) {
        super("circuit open: " + name);
    }
}
