package net.breaker;

public interface Clock {
    long millis();
}
