package office.recent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Keeps the documents used last; opening or saving one makes it the most recent. */
public class RecentDocuments<D> {
    private static final class Node<D> {
        final String name;
        D document;
        Node<D> older;
        Node<D> newer;

        Node(String name, D document) {
            this.name = name;
            this.document = document;
        }
    }

    private final int capacity;
    private final Map<String, Node<D>> index = new HashMap<>();
    private Node<D> oldest;
    private Node<D> newest;

    public RecentDocuments(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    /** Answers the document saved under this name before, or null. */
    public D save(String name, D document) {
        Node<D> known = index.get(name);
        if (known != null) {
            D previous = known.document;
            known.document = document;
            touch(known);
            return previous;
        }
        Node<D> added = new Node<>(name, document);
        index.put(name, added);
        append(added);
        if (index.size() > capacity) {
            drop(oldest);
        }
        return null;
    }

    public D open(String name) {
        Node<D> node = index.get(name);
        if (node == null) {
            return null;
        }
        touch(node);
        return node.document;
    }

    public boolean contains(String name) {
        return index.containsKey(name);
    }

    public D close(String name) {
        Node<D> node = index.get(name);
        if (node == null) {
            return null;
        }
        drop(node);
        return node.document;
    }

    public List<String> oldestFirst() {
        List<String> names = new ArrayList<>(index.size());
        for (Node<D> node = oldest; node != null; node = node.newer) {
            names.add(node.name);
        }
        return names;
    }

    public int size() {
        return index.size();
    }

    private void drop(Node<D> node) {
        index.remove(node.name);
        unlink(node);
    }

    private void touch(Node<D> node) {
        if (node != newest) {
            unlink(node);
            append(node);
        }
    }

    private void append(Node<D> node) {
        node.older = newest;
        node.newer = null;
        if (newest == null) {
            oldest = node;
        } else {
            newest.newer = node;
        }
        newest = node;
    }

    private void unlink(Node<D> node) {
        if (node.older == null) {
            oldest = node.newer;
        } else {
            node.older.newer = node.newer;
        }
        if (node.newer == null) {
            newest = node.older;
        } else {
            node.newer.older = node.older;
        }
    }
}
