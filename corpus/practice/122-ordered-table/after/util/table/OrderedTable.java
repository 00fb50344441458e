package util.table;

import java.util.ArrayList;
import java.util.List;

public final class OrderedTable<K extends Comparable<K>, V> {
    private static final class Node<K, V> {
        K key;
        V value;
        Node<K, V> left;
        Node<K, V> right;

        Node(K key, V value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node<K, V> root;
    private int size;

    public void put(K key, V value) {
        root = put(root, key, value);
    }

    private Node<K, V> put(Node<K, V> node, K key, V value) {
        if (node == null) {
            size++;
            return new Node<>(key, value);
        }
        int c = key.compareTo(node.key);
        if (c == 0) {
            node.value = value;
        } else if (c < 0) {
            node.left = put(node.left, key, value);
        } else {
            node.right = put(node.right, key, value);
        }
        return node;
    }

    public V get(K key) {
        for (Node<K, V> node = root; node != null; ) {
            int c = key.compareTo(node.key);
            if (c == 0) {
                return node.value;
            }
            node = c < 0 ? node.left : node.right;
        }
        return null;
    }

    public boolean remove(K key) {
        if (get(key) == null) {
            return false;
        }
        root = remove(root, key);
        size--;
        return true;
    }

    private Node<K, V> remove(Node<K, V> node, K key) {
        int c = key.compareTo(node.key);
        if (c < 0) {
            node.left = remove(node.left, key);
        } else if (c > 0) {
            node.right = remove(node.right, key);
        } else {
            return unlink(node);
        }
        return node;
    }

    private Node<K, V> unlink(Node<K, V> node) {
        if (node.left == null) {
            return node.right;
        }
        if (node.right == null) {
            return node.left;
        }
        node.key = leftmost(node.right).key;
        node.right = remove(node.right, node.key);
        return node;
    }

    private static <K, V> Node<K, V> leftmost(Node<K, V> start) {
        Node<K, V> node = start;
        while (node.left != null) {
            node = node.left;
        }
        return node;
    }

    public List<K> keys() {
        List<K> result = new ArrayList<>();
        collect(root, result);
        return result;
    }

    private void collect(Node<K, V> node, List<K> result) {
        if (node != null) {
            collect(node.left, result);
            result.add(node.key);
            collect(node.right, result);
        }
    }

    public int size() {
        return size;
    }
}
