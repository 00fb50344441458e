package docs.cache;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class DocumentCache {
    private final int capacity;
    private final DocumentLoader loader;
    private final EvictionListener listener;
    private final Map<String, String> entries = new LinkedHashMap<>();
    private int hits;
    private int misses;

    public DocumentCache(int capacity, DocumentLoader loader, EvictionListener listener) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
        this.loader = Objects.requireNonNull(loader);
        this.listener = Objects.requireNonNull(listener);
    }

    public String get(String key) {
        Objects.requireNonNull(key);
        if (entries.containsKey(key)) {
            hits++;
            String text = entries.remove(key);
            entries.put(key, text);
            return text;
        }
        misses++;
        String text = loader.load(key);
        if (text != null) {
            put(key, text);
        }
        return text;
    }

    public void put(String key, String text) {
        Objects.requireNonNull(key);
        Objects.requireNonNull(text);
        entries.remove(key);
        entries.put(key, text);
        if (entries.size() > capacity) {
            Map.Entry<String, String> eldest = entries.entrySet().iterator().next();
            String goneKey = eldest.getKey();
            String goneText = eldest.getValue();
            entries.remove(goneKey);
            listener.evicted(goneKey, goneText);
        }
    }

    public boolean invalidate(String key) {
        return entries.remove(key) != null;
    }

    public void clear() {
        entries.clear();
        hits = 0;
        misses = 0;
    }

    /** Least recently used first. */
    public List<String> keys() {
        return new ArrayList<>(entries.keySet());
    }

    public String stats() {
        return hits + "/" + misses + "/" + entries.size();
    }
}
