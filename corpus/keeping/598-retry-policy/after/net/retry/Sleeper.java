package net.retry;

public interface Sleeper {
    void sleep(long millis) throws InterruptedException;
}
