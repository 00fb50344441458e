package net.redialer;

@FunctionalInterface
public interface Pause {

    void sleep(long millis);
}
