package net.redialer;

import java.util.concurrent.Callable;

/** Repeats a call that fails, waiting longer each time. */
public class Retrier {

    private final int attempts;
    private final long firstDelay;
    private final long maxDelay;
    private final Pause pause;

    public Retrier(int attempts, long firstDelay, long maxDelay, Pause pause) {
        if (attempts < 1) {
            throw new IllegalArgumentException("attempts " + attempts);
        }
        this.attempts = attempts;
        this.firstDelay = firstDelay;
        this.maxDelay = maxDelay;
        this.pause = pause;
    }

    public <T> T call(Callable<T> action) throws Exception {
        long delay = firstDelay;
        Exception last = null;
        for (int attempt = 1; attempt <= attempts; attempt++) {
            try {
                return action.call();
            } catch (IllegalArgumentException e) {
                throw e;
            } catch (Exception e) {
                if (last != null && last != e) {
                    e.addSuppressed(last);
                }
                last = e;
            }
            if (attempt < attempts) {
                pause.sleep(delay > maxDelay ? maxDelay : delay);
                if (delay <= maxDelay) {
                    delay = delay * 2;
                }
            }
        }
        throw last;
    }
}
