package org.keepwell.cache;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LruCache<K, V> {

    private final Map<K, V> entries = new LinkedHashMap<>(16, 0.75f, true);
    private final int capacity;
    private final EvictionListener<? super K, ? super V> listener;
    private long hits;
    private long misses;

    public LruCache(int capacity, EvictionListener<? super K, ? super V> listener) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
        this.listener = listener == null ? (key, value) -> { } : listener;
    }

    public V get(K key) {
        V value = entries.get(key);
        if (value == null) {
            misses++;
        } else {
            hits++;
        }
        return value;
    }

    public V put(K key, V value) {
        boolean added = !entries.containsKey(key);
        V previous = entries.put(key, value);
        if (added && entries.size() > capacity) {
            evictEldest();
        }
        return previous;
    }

    private void evictEldest() {
        Map.Entry<K, V> eldest = entries.entrySet().iterator().next();
        K key = eldest.getKey();
        listener.evicted(key, eldest.getValue());
        entries.remove(key);
    }

    public V remove(K key) {
        return entries.remove(key);
    }

    public List<K> keysByAge() {
        return List.copyOf(entries.keySet());
    }

    public int size() {
        return entries.size();
    }

    public String stats() {
        return hits + " hits, " + misses + " misses";
    }
}
