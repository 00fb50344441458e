import java.util.*;
import java.util.concurrent.Callable;
import fin.feeds.*;

public class Proof {
    static void t(String label, Callable<?> c) {
        try {
            System.out.println(label + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e.getClass().getName());
        }
    }

    interface Act {
        void run() throws Exception;
    }

    static void run(String label, Act a) {
        t(label, () -> {
            a.run();
            return "done";
        });
    }

    public static void main(String[] args) throws Exception {
        for (int max : new int[] {-1, 0, 1, 2, 3, 5}) {
            for (int fail : new int[] {0, 1, 2, 4}) {
                int[] left = {fail};
                RateFeed feed = new RateFeed() {
                    void maybe() { System.out.println("call"); if (left[0]-- > 0) throw new FeedUnavailableException(); }
                    public Double rate(String p) { maybe(); if (p == null) throw new IllegalStateException(); return p.equals("?") ? null : 1.5; }
                    public List<String> pairs() { maybe(); return Arrays.asList("EURUSD", "USDJPY", "GBPEUR", "EUREUR", ""); }
                };
                RateClient c = new RateClient(feed, a -> System.out.println("pause " + a), max);
                for (String p : new String[] {"EURUSD", "?", null}) { left[0] = fail; t("rate " + p, () -> c.rateOf(p)); }
                for (String p : new String[] {"EUR", "", "XXX", null}) { left[0] = fail; t("pairs " + p, () -> c.pairsOf(p)); }
                t("retries", c::retries);
            }
        }
        RateFeed nulls = new RateFeed() {
            public Double rate(String p) { throw new FeedUnavailableException(); }
            public List<String> pairs() { return null; }
        };
        RateClient c = new RateClient(nulls, a -> { if (a == 2) throw new FeedUnavailableException(); }, 9);
        t("null pairs", () -> c.pairsOf("A"));
        t("null pairs, null currency", () -> c.pairsOf(null));
        t("backoff throws", () -> c.rateOf("A"));
        t("retries", c::retries);
        t("no feed", () -> new RateClient(null, null, 1).rateOf("A"));
        t("no feed pairs", () -> new RateClient(null, null, 1).pairsOf("A"));
        RateClient nb = new RateClient(nulls, null, 3);
        t("no backoff", () -> nb.rateOf("A"));
        t("retries", nb::retries);
        List<String> r = c.pairsOf("A");
        r.add("mutable");
        t("mutable", () -> r);
        RateFeed withNull = new RateFeed() {
            public Double rate(String p) { return Double.NaN; }
            public List<String> pairs() { return Arrays.asList("A", null); }
        };
        t("null element", () -> new RateClient(withNull, null, 0).pairsOf("A"));
        t("nan", () -> new RateClient(withNull, null, 0).rateOf(null));
    }
}
