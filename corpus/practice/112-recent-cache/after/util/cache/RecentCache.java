package util.cache;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

public final class RecentCache<K, V> {
    private final int capacity;
    private final EvictionListener<? super K, ? super V> listener;
    private final Map<K, V> entries = new LinkedHashMap<>();
    private int hits;
    private int misses;

    public RecentCache(int capacity, EvictionListener<? super K, ? super V> listener) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
        this.listener = Objects.requireNonNull(listener);
    }

    public V get(K key) {
        if (!entries.containsKey(key)) {
            misses++;
            return null;
        }
        hits++;
        return touch(key);
    }

    public void put(K key, V value) {
        entries.put(key, value);
        if (entries.size() > capacity) {
            evictEldest();
        }
    }

    /** Moves the entry to the end, which is where the most recent one lives. */
    private V touch(K key) {
        V value = entries.remove(key);
        entries.put(key, value);
        return value;
    }

    private void evictEldest() {
        Iterator<Map.Entry<K, V>> it = entries.entrySet().iterator();
        Map.Entry<K, V> eldest = it.next();
        K key = eldest.getKey();
        V value = eldest.getValue();
        it.remove();
        listener.evicted(key, value);
    }

    public int size() {
        return entries.size();
    }

    public String stats() {
        return hits + "/" + misses;
    }
}
