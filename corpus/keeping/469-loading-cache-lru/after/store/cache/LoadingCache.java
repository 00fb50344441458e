package store.cache;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class LoadingCache {
    private final Loader loader;
    private final int capacity;
    private final LinkedHashMap<String, String> values = new LinkedHashMap<>();
    private int hits;
    private int misses;

    public LoadingCache(Loader loader, int capacity) {
        if (loader == null || capacity < 1) {
            throw new IllegalArgumentException("a loader and a positive capacity are needed");
        }
        this.loader = loader;
        this.capacity = capacity;
    }

    public String get(String key) {
        String known = values.remove(key);
        if (known != null) {
            hits++;
            values.put(key, known);
            return known;
        }
        misses++;
        String loaded = loader.load(key);
        if (loaded != null) {
            put(key, loaded);
        }
        return loaded;
    }

    public void put(String key, String value) {
        values.remove(key);
        if (value == null) {
            return;
        }
        values.put(key, value);
        Iterator<Map.Entry<String, String>> oldestFirst = values.entrySet().iterator();
        while (values.size() > capacity) {
            oldestFirst.next();
            oldestFirst.remove();
        }
    }

    public boolean invalidate(String key) {
        return values.remove(key) != null;
    }

    public String peek(String key) {
        return values.get(key);
    }

    public List<String> keysByAge() {
        return new ArrayList<>(values.keySet());
    }

    public int size() {
        return values.size();
    }

    public String stats() {
        return hits + "/" + misses;
    }
}
