package net.redialer;

import java.util.concurrent.Callable;

/** Repeats a call that fails, waiting longer each time. */
public class Retrier {

    private final RetryPolicy policy;
    private final Pause pause;

    public Retrier(int attempts, long firstDelay, long maxDelay, Pause pause) {
        this.policy = new RetryPolicy(attempts, firstDelay, maxDelay);
        this.pause = pause;
    }

    public <T> T call(Callable<T> action) throws Exception {
        long delay = policy.firstDelay();
        Exception last = null;
        int attempt = 0;
        while (true) {
            attempt++;
            try {
                return action.call();
            } catch (Exception e) {
                if (RetryPolicy.isFatal(e)) {
                    throw e;
                }
                last = chained(e, last);
            }
            if (!policy.allowsAfter(attempt)) {
                throw last;
            }
            pause.sleep(policy.capped(delay));
            delay = policy.following(delay);
        }
    }

    private static Exception chained(Exception latest, Exception earlier) {
        if (earlier != null && earlier != latest) {
            latest.addSuppressed(earlier);
        }
        return latest;
    }
}
