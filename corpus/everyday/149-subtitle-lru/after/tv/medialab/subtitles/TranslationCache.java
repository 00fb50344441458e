package tv.medialab.subtitles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Keeps the most recently used translated cues. */
public final class TranslationCache {

    private final Map<CueKey, String> texts;
    private long evictions;

    public TranslationCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.texts = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<CueKey, String> eldest) {
                boolean full = size() > capacity;
                if (full) {
                    evictions++;
                }
                return full;
            }
        };
    }

    public Optional<String> get(CueKey key) {
        return Optional.ofNullable(texts.get(key));
    }

    public void put(CueKey key, String text) {
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(text, "text");
        texts.put(key, text);
    }

    public boolean contains(CueKey key) {
        return texts.containsKey(key);
    }

    public boolean remove(CueKey key) {
        return texts.remove(key) != null;
    }

    /** Keys, least recently used first. */
    public List<CueKey> keys() {
        return new ArrayList<>(texts.keySet());
    }

    public int size() {
        return texts.size();
    }

    public long evictions() {
        return evictions;
    }
}
