package net.packmirror.fetch;

import java.util.function.Function;

/** Fetches packages and tries again when a mirror has a temporary problem. */
public class RetryingFetcher {

    private final int maxAttempts;
    private final long firstPause;
    private final Backoff backoff;

    public RetryingFetcher(int maxAttempts, long firstPause, Backoff backoff) {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts " + maxAttempts);
        }
        this.maxAttempts = maxAttempts;
        this.firstPause = firstPause;
        this.backoff = backoff;
    }

    public String fetch(String name, Function<String, String> mirror) {
        int attempt = 1;
        long pause = firstPause;
        while (true) {
            try {
                return mirror.apply(name);
            } catch (FetchException e) {
                if (!e.isTemporary() || attempt >= maxAttempts) {
                    throw e;
                }
            }
            backoff.pause(pause);
            pause *= 2;
            attempt++;
        }
    }
}
