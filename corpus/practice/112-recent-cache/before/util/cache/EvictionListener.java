package util.cache;

public interface EvictionListener<K, V> {
    void evicted(K key, V value);
}
