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
        FetchException last = null;
        for (int attempt = 1; attempt < maxAttempts; attempt++) {
            if (last != null) {
                backoff.pause(firstPause << (attempt - 2));
            }
            try {
                return mirror.apply(name);
            } catch (FetchException e) {
                if (!e.isTemporary()) {
                    throw e;
                }
                last = e;
            }
        }
        throw last;
    }
}
