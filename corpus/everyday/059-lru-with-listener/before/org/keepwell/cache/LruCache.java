package org.keepwell.cache;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LruCache<K, V> {

    private final Map<K, V> entries;
    private long hits;
    private long misses;

    public LruCache(int capacity, EvictionListener<? super K, ? super V> listener) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                if (size() <= capacity) {
                    return false;
                }
                if (listener != null) {
                    listener.evicted(eldest.getKey(), eldest.getValue());
                }
                return true;
            }
        };
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
        return entries.put(key, value);
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
