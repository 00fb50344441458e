package tv.medialab.subtitles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Keeps the most recently used translated cues. */
public final class TranslationCache {

    private final int capacity;
    private final Map<CueKey, String> texts = new HashMap<>();
    private final LinkedList<CueKey> recency = new LinkedList<>();
    private long evictions;

    public TranslationCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public Optional<String> get(CueKey key) {
        String text = texts.get(key);
        if (text == null) {
            return Optional.empty();
        }
        recency.remove(key);
        recency.addLast(key);
        return Optional.of(text);
    }

    public void put(CueKey key, String text) {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(text, "text");
        if (texts.containsKey(key)) {
            recency.remove(key);
        } else if (texts.size() == capacity) {
            texts.remove(recency.removeFirst());
            evictions++;
        }
        texts.put(key, text);
        recency.addLast(key);
    }

    public boolean contains(CueKey key) {
        return texts.containsKey(key);
    }

    public boolean remove(CueKey key) {
        if (texts.remove(key) == null) {
            return false;
        }
        recency.remove(key);
        return true;
    }

    /** Keys, least recently used first. */
    public List<CueKey> keys() {
        return new ArrayList<>(recency);
    }

    public int size() {
        return texts.size();
    }

    public long evictions() {
        return evictions;
    }
}
