package office.recent;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the documents used last; opening or saving one makes it the most recent. */
public class RecentDocuments<D> {
    private final int capacity;
    private final Map<String, D> documents;

    public RecentDocuments(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
        this.documents = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, D> eldest) {
                return size() > RecentDocuments.this.capacity;
            }
        };
    }

    /** Answers the document saved under this name before, or null. */
    public D save(String name, D document) {
        return documents.put(name, document);
    }

    public D open(String name) {
        return documents.get(name);
    }

    public boolean contains(String name) {
        return documents.containsKey(name);
    }

    public D close(String name) {
        return documents.remove(name);
    }

    public List<String> oldestFirst() {
        return new ArrayList<>(documents.keySet());
    }

    public int size() {
        return documents.size();
    }
}
