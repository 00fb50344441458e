package org.sundry.collect;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Maps keys to non-empty lists of values; keys keep the order of their first insertion. */
public class ListMultimap<K, V> {

    private final Map<K, List<V>> buckets = new LinkedHashMap<>();
    private int size;

    public void put(K key, V value) {
        List<V> bucket = buckets.get(key);
        if (bucket == null) {
            bucket = new ArrayList<>();
            buckets.put(key, bucket);
        }
        bucket.add(value);
        size++;
    }

    public List<V> get(K key) {
        List<V> bucket = buckets.get(key);
        if (bucket == null) {
            return new ArrayList<>();
        }
        return new ArrayList<>(bucket);
    }

    public boolean remove(K key, V value) {
        List<V> bucket = buckets.get(key);
        if (bucket == null) {
            return false;
        }
        boolean removed = bucket.remove(value);
        if (removed) {
            size--;
            if (bucket.isEmpty()) {
                buckets.remove(key);
            }
        }
        return removed;
    }

    public List<V> removeAll(K key) {
        List<V> bucket = buckets.remove(key);
        if (bucket == null) {
            return new ArrayList<>();
        }
        size -= bucket.size();
        return bucket;
    }

    /** Removes all occurrences of a value under all keys. */
    public boolean removeEverywhere(V value) {
        boolean changed = false;
        Iterator<Map.Entry<K, List<V>>> it = buckets.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<K, List<V>> entry = it.next();
            int old = entry.getValue().size();
            entry.getValue().removeIf(v -> Objects.equals(v, value));
            int now = entry.getValue().size();
            if (now != old) {
                changed = true;
                size -= old - now;
            }
            if (now == 0) {
                it.remove();
            }
        }
        return changed;
    }

    public ListMultimap<V, K> invert() {
        ListMultimap<V, K> inverse = new ListMultimap<>();
        for (Map.Entry<K, List<V>> entry : buckets.entrySet()) {
            for (V value : entry.getValue()) {
                inverse.put(value, entry.getKey());
            }
        }
        return inverse;
    }

    public List<K> keys() {
        return new ArrayList<>(buckets.keySet());
    }

    public int size() {
        return size;
    }

    @Override
    public String toString() {
        return buckets.toString();
    }
}
