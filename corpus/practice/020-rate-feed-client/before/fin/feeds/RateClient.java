package fin.feeds;

import java.util.ArrayList;
import java.util.List;

public class RateClient {
    private final RateFeed feed;
    private final Backoff backoff;
    private final int maxAttempts;
    private int retries;

    public RateClient(RateFeed feed, Backoff backoff, int maxAttempts) {
        this.feed = feed;
        this.backoff = backoff;
        this.maxAttempts = maxAttempts;
    }

    public double rateOf(String pair) {
        int attempt = 1;
        while (true) {
            try {
                Double rate = feed.rate(pair);
                if (rate == null) {
                    throw new IllegalArgumentException("unknown pair " + pair);
                }
                return rate;
            } catch (FeedUnavailableException e) {
                if (attempt >= maxAttempts) {
                    throw e;
                }
                retries++;
                backoff.pause(attempt);
                attempt++;
            }
        }
    }

    public List<String> pairsOf(String currency) {
        List<String> all = null;
        boolean loaded = false;
        for (int attempt = 1; !loaded; attempt++) {
            try {
                all = feed.pairs();
                loaded = true;
            } catch (FeedUnavailableException e) {
                if (attempt >= maxAttempts) {
                    throw e;
                }
                retries++;
                backoff.pause(attempt);
            }
        }
        List<String> result = new ArrayList<>();
        if (all != null) {
            for (String pair : all) {
                if (pair.startsWith(currency) || pair.endsWith(currency)) {
                    result.add(pair);
                }
            }
        }
        return result;
    }

    public int retries() {
        return retries;
    }
}
