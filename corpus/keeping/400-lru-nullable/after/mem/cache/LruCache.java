package mem.cache;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Small LRU cache that also remembers null results of its loader. */
public final class LruCache<V> {

    private final Function<? super String, ? extends V> loader;
    private final Map<String, Optional<V>> entries;
    private int hits;
    private int misses;

    public LruCache(int capacity, Function<? super String, ? extends V> loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.loader = Objects.requireNonNull(loader, "loader");
        this.entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Optional<V>> eldest) {
                return size() > capacity;
            }
        };
    }

    public V get(String key) {
        Optional<V> cached = entries.get(key);
        if (cached != null) {
            hits++;
            return cached.orElse(null);
        }
        misses++;
        V value = loader.apply(key);
        entries.put(key, Optional.ofNullable(value));
        return value;
    }

    public V getIfPresent(String key, V fallback) {
        Optional<V> cached = entries.get(key);
        return cached == null ? fallback : cached.orElse(fallback);
    }

    public boolean evict(String key) {
        return entries.remove(key) != null;
    }

    public List<String> keys() {
        return new ArrayList<>(entries.keySet());
    }

    public String stats() {
        return hits + "/" + misses;
    }
}
