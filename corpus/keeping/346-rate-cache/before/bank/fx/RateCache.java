package bank.fx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Remembers rates of a source; the oldest entries go when the cache is full. */
public final class RateCache {
    private final RateSource source;
    private final int capacity;
    private final Map<String, Long> rates = new LinkedHashMap<>();
    private int hits;
    private int misses;

    public RateCache(RateSource source, int capacity) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.source = source;
        this.capacity = capacity;
    }

    private static String key(String from, String to, int day) {
        check(from);
        check(to);
        return from + "/" + to + "/" + day;
    }

    private static void check(String code) {
        if (code.length() != 3 || code.indexOf('/') >= 0) {
            throw new IllegalArgumentException(code);
        }
    }

    public long rate(String from, String to, int day) {
        String key = key(from, to, day);
        Long known = rates.get(key);
        if (known != null) {
            hits++;
            return known;
        }
        misses++;
        long fresh = source.ratePpm(from, to, day);
        if (fresh <= 0) {
            throw new IllegalStateException("bad rate for " + key);
        }
        rates.remove(key);
        rates.put(key, fresh);
        while (rates.size() > capacity) {
            rates.remove(rates.keySet().iterator().next());
        }
        return fresh;
    }

    public int invalidateDay(int day) {
        String suffix = "/" + day;
        List<String> doomed = new ArrayList<>();
        for (String key : rates.keySet()) {
            if (key.endsWith(suffix)) {
                doomed.add(key);
            }
        }
        for (String key : doomed) {
            rates.remove(key);
        }
        return doomed.size();
    }

    public boolean invalidate(String from, String to, int day) {
        return rates.remove(key(from, to, day)) != null;
    }

    public List<String> keys() {
        return new ArrayList<>(rates.keySet());
    }

    public String statistics() {
        return hits + " hits, " + misses + " misses, " + rates.size() + " kept";
    }
}
