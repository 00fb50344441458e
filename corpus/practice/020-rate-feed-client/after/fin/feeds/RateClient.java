package fin.feeds;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

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
        Double rate = retrying(() -> feed.rate(pair));
        if (rate == null) {
            throw new IllegalArgumentException("unknown pair " + pair);
        }
        return rate;
    }

    public List<String> pairsOf(String currency) {
        List<String> all = retrying(() -> feed.pairs());
        List<String> result = new ArrayList<>();
        if (all == null) {
            return result;
        }
        for (String pair : all) {
            if (mentions(pair, currency)) {
                result.add(pair);
            }
        }
        return result;
    }

    public int retries() {
        return retries;
    }

    private static boolean mentions(String pair, String currency) {
        return pair.startsWith(currency) || pair.endsWith(currency);
    }

    private <T> T retrying(Supplier<T> call) {
        for (int attempt = 1; ; attempt++) {
            try {
                return call.get();
            } catch (FeedUnavailableException e) {
                if (attempt >= maxAttempts) {
                    throw e;
                }
                retries++;
                backoff.pause(attempt);
            }
        }
    }
}
