package org.sundry.collect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Maps keys to non-empty lists of values; keys keep the order of their first insertion. */
public class ListMultimap<K, V> {

    private final Map<K, List<V>> buckets = new LinkedHashMap<>();

    public void put(K key, V value) {
        buckets.computeIfAbsent(key, k -> new ArrayList<>()).add(value);
    }

    public List<V> get(K key) {
        return new ArrayList<>(buckets.getOrDefault(key, List.of()));
    }

    public boolean remove(K key, V value) {
        int before = get(key).size();
        List<V> left = buckets.computeIfPresent(key, (k, bucket) -> bucket.remove(value) && bucket.isEmpty() ? null : bucket);
        return (left == null ? 0 : left.size()) < before;
    }

    public List<V> removeAll(K key) {
        List<V> bucket = buckets.remove(key);
        return bucket == null ? new ArrayList<>() : bucket;
    }

    /** Removes all occurrences of a value under all keys. */
    public boolean removeEverywhere(V value) {
        int before = size();
        buckets.values().removeIf(bucket ->
                bucket.removeIf(v -> Objects.equals(v, value)) && bucket.isEmpty());
        return size() != before;
    }

    public ListMultimap<V, K> invert() {
        ListMultimap<V, K> inverse = new ListMultimap<>();
        buckets.forEach((key, bucket) -> bucket.forEach(value -> inverse.put(value, key)));
        return inverse;
    }

    public List<K> keys() {
        return new ArrayList<>(buckets.keySet());
    }

    public int size() {
        return buckets.values().stream().mapToInt(List::size).sum();
    }

    @Override
    public String toString() {
        return buckets.toString();
    }
}
