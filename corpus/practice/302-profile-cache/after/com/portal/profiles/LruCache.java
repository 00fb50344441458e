package com.portal.profiles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Keeps the profiles that were used most recently. */
public final class LruCache<K, V> {
    private final Map<K, V> entries;
    private long evictions;

    public LruCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive: " + capacity);
        }
        this.entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                if (size() <= capacity) {
                    return false;
                }
                evictions++;
                return true;
            }
        };
    }

    public V get(K key) {
        return entries.get(key);
    }

    public V get(K key, Function<? super K, ? extends V> loader) {
        if (contains(key)) {
            return get(key);
        }
        V value = loader.apply(key);
        put(key, value);
        return value;
    }

    public void put(K key, V value) {
        entries.put(key, value);
    }

    public boolean invalidate(K key) {
        boolean known = entries.containsKey(key);
        entries.remove(key);
        return known;
    }

    public boolean contains(K key) {
        return entries.containsKey(key);
    }

    /** The keys, least recently used first. */
    public List<K> keys() {
        return new ArrayList<>(entries.keySet());
    }

    public int size() {
        return entries.size();
    }

    public long evictions() {
        return evictions;
    }
}
