package com.portal.profiles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Keeps the profiles that were used most recently. */
public final class LruCache<K, V> {
    private final int capacity;
    private final Map<K, V> entries = new HashMap<>();
    private final LinkedList<K> order = new LinkedList<>();
    private long evictions;

    public LruCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive: " + capacity);
        }
        this.capacity = capacity;
    }

    public V get(K key) {
        if (!entries.containsKey(key)) {
            return null;
        }
        order.remove(key);
        order.addLast(key);
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
        if (entries.containsKey(key)) {
            order.remove(key);
        } else if (entries.size() == capacity) {
            entries.remove(order.removeFirst());
            evictions++;
        }
        entries.put(key, value);
        order.addLast(key);
    }

    public boolean invalidate(K key) {
        if (!entries.containsKey(key)) {
            return false;
        }
        entries.remove(key);
        order.remove(key);
        return true;
    }

    public boolean contains(K key) {
        return entries.containsKey(key);
    }

    /** The keys, least recently used first. */
    public List<K> keys() {
        return new ArrayList<>(order);
    }

    public int size() {
        return entries.size();
    }

    public long evictions() {
        return evictions;
    }
}
