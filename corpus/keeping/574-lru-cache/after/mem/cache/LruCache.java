package mem.cache;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class LruCache {
    private final int capacity;
    private final Loader loader;
    private final Stats stats = new Stats();
    /** Least recently used first. */
    private final Map<String, String> entries = new LinkedHashMap<>(16, 0.75f, true);
    private EvictionListener listener;

    public LruCache(int capacity, Loader loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive: " + capacity);
        }
        this.capacity = capacity;
        this.loader = loader;
    }

    public void setListener(EvictionListener listener) {
        this.listener = listener;
    }

    public String get(String key) {
        if (key == null) {
            throw new IllegalArgumentException("key is missing");
        }
        String cached = entries.get(key);
        if (cached != null) {
            stats.hits++;
            return cached;
        }
        stats.misses++;
        return load(key);
    }

    private String load(String key) {
        if (loader == null) {
            return null;
        }
        String loaded = loader.load(key);
        if (loaded != null) {
            put(key, loaded);
        }
        return loaded;
    }

    public void put(String key, String value) {
        if (key == null || value == null) {
            throw new IllegalArgumentException("key and value are needed");
        }
        boolean added = entries.put(key, value) == null;
        if (added) {
            evictSurplus();
        }
    }

    private void evictSurplus() {
        while (entries.size() > capacity) {
            String eldest = entries.keySet().iterator().next();
            String value = entries.remove(eldest);
            if (listener != null) {
                listener.evicted(eldest, value);
            }
        }
    }

    public boolean invalidate(String key) {
        return entries.remove(key) != null;
    }

    public List<String> keys() {
        return new ArrayList<>(entries.keySet());
    }

    public String stats() {
        return stats.toString();
    }

    private static final class Stats {
        private int hits;
        private int misses;

        @Override
        public String toString() {
            int all = hits + misses;
            return all == 0 ? "unused" : hits + "/" + all;
        }
    }
}
