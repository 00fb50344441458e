package mem.cache;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Small LRU cache that also remembers null results of its loader. */
public final class LruCache<V> {

    private final int capacity;
    private final Function<? super String, ? extends V> loader;
    private final LinkedHashMap<String, V> entries = new LinkedHashMap<>(16, 0.75f, true);
    private int hits;
    private int misses;

    public LruCache(int capacity, Function<? super String, ? extends V> loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        if (loader == null) {
            throw new NullPointerException("loader");
        }
        this.capacity = capacity;
        this.loader = loader;
    }

    public V get(String key) {
        if (entries.containsKey(key)) {
            hits++;
            return entries.get(key);
        }
        misses++;
        V value = loader.apply(key);
        entries.put(key, value);
        trim();
        return value;
    }

    public V getIfPresent(String key, V fallback) {
        if (!entries.containsKey(key)) {
            return fallback;
        }
        V value = entries.get(key);
        return value == null ? fallback : value;
    }

    public boolean evict(String key) {
        if (entries.containsKey(key)) {
            entries.remove(key);
            return true;
        }
        return false;
    }

    private void trim() {
        Iterator<Map.Entry<String, V>> it = entries.entrySet().iterator();
        while (entries.size() > capacity) {
            it.next();
            it.remove();
        }
    }

    public List<String> keys() {
        return new ArrayList<>(entries.keySet());
    }

    public String stats() {
        return hits + "/" + misses;
    }
}
