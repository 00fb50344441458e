package bank.fx;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Remembers rates of a source; the oldest entries go when the cache is full. */
public final class RateCache {
    private record Key(String from, String to, int day) {
        Key {
            check(from);
            check(to);
        }

        private static void check(String code) {
            if (code.length() != 3 || code.contains("/")) {
                throw new IllegalArgumentException("bad currency code " + code);
            }
        }

        @Override
        public String toString() {
            return String.join("/", from, to, Integer.toString(day));
        }
    }

    private final RateSource source;
    private final int capacity;
    private final Map<Key, Long> rates = new LinkedHashMap<>();
    private int hits;
    private int misses;

    public RateCache(RateSource source, int capacity) {
        this.source = Objects.requireNonNull(source, "source");
        if (capacity <= 0) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.capacity = capacity;
    }

    public long rate(String from, String to, int day) {
        Key key = new Key(from, to, day);
        Long known = rates.get(key);
        if (known == null) {
            misses++;
            return load(key);
        }
        hits++;
        return known;
    }

    // not computeIfAbsent: the source may ask this cache for other rates meanwhile
    private long load(Key key) {
        long fresh = source.ratePpm(key.from(), key.to(), key.day());
        if (fresh <= 0) {
            throw new IllegalStateException("no usable rate for " + key);
        }
        rates.remove(key);
        rates.put(key, fresh);
        var oldest = rates.keySet().iterator();
        for (int surplus = rates.size() - capacity; surplus > 0; surplus--) {
            oldest.next();
            oldest.remove();
        }
        return fresh;
    }

    public int invalidateDay(int day) {
        int before = rates.size();
        rates.keySet().removeIf(key -> key.day() == day);
        return before - rates.size();
    }

    public boolean invalidate(String from, String to, int day) {
        return rates.remove(new Key(from, to, day)) != null;
    }

    public List<String> keys() {
        return rates.keySet().stream().map(Key::toString).collect(Collectors.toCollection(ArrayList::new));
    }

    public String statistics() {
        return hits + " hits, " + misses + " misses, " + rates.size() + " kept";
    }
}
