package org.keepwell.cache;

@FunctionalInterface
public interface EvictionListener<K, V> {

    void evicted(K key, V value);
}
