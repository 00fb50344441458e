package store.cache;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

public final class LoadingCache {
    private final Loader loader;
    private final int capacity;
    private final Map<String, String> values = new HashMap<>();
    private final LinkedList<String> recency = new LinkedList<>();
    private int hits;
    private int misses;

    public LoadingCache(Loader loader, int capacity) {
        if (loader == null) {
            throw new IllegalArgumentException("loader");
        }
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.loader = loader;
        this.capacity = capacity;
    }

    public String get(String key) {
        if (values.containsKey(key)) {
            hits++;
            recency.remove(key);
            recency.addLast(key);
            return values.get(key);
        }
        misses++;
        String value = loader.load(key);
        if (value == null) {
            return null;
        }
        put(key, value);
        return value;
    }

    public void put(String key, String value) {
        if (value == null) {
            invalidate(key);
            return;
        }
        recency.remove(key);
        recency.addLast(key);
        values.put(key, value);
        while (values.size() > capacity) {
            values.remove(recency.removeFirst());
        }
    }

    public boolean invalidate(String key) {
        recency.remove(key);
        return values.remove(key) != null;
    }

    public String peek(String key) {
        return values.get(key);
    }

    public List<String> keysByAge() {
        return new ArrayList<>(recency);
    }

    public int size() {
        return values.size();
    }

    public String stats() {
        return hits + "/" + misses;
    }
}
