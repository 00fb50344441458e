package docs.cache;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public final class DocumentCache {
    private static final class Node {
        final String key;
        String text;
        Node prev;
        Node next;

        Node(String key) {
            this.key = key;
            prev = this;
            next = this;
        }

        void unlink() {
            prev.next = next;
            next.prev = prev;
        }

        void insertBefore(Node other) {
            prev = other.prev;
            next = other;
            prev.next = this;
            other.prev = this;
        }
    }

    private final int capacity;
    private final DocumentLoader loader;
    private final EvictionListener listener;
    private final Map<String, Node> nodes = new HashMap<>();
    /** Sentinel: its next is the least, its prev the most recently used. */
    private final Node ring = new Node(null);
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
        Node node = nodes.get(Objects.requireNonNull(key));
        if (node != null) {
            hits++;
            touch(node);
            return node.text;
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
        Node node = nodes.computeIfAbsent(key, Node::new);
        node.text = text;
        touch(node);
        if (nodes.size() > capacity) {
            Node eldest = ring.next;
            eldest.unlink();
            nodes.remove(eldest.key);
            listener.evicted(eldest.key, eldest.text);
        }
    }

    private void touch(Node node) {
        node.unlink();
        node.insertBefore(ring);
    }

    public boolean invalidate(String key) {
        Node node = nodes.remove(key);
        if (node == null) {
            return false;
        }
        node.unlink();
        return true;
    }

    public void clear() {
        nodes.clear();
        ring.next = ring;
        ring.prev = ring;
        hits = 0;
        misses = 0;
    }

    /** Least recently used first. */
    public List<String> keys() {
        List<String> keys = new ArrayList<>();
        for (Node n = ring.next; n != ring; n = n.next) {
            keys.add(n.key);
        }
        return keys;
    }

    public String stats() {
        return hits + "/" + misses + "/" + nodes.size();
    }
}
