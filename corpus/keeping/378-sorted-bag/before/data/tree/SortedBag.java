package data.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Persistent sorted multiset ordered by a caller-supplied comparator. */
public final class SortedBag<T> {

    private static final class Node<T> {
        final Node<T> left;
        final T value;
        final int count;
        final Node<T> right;

        Node(Node<T> left, T value, int count, Node<T> right) {
            this.left = left;
            this.value = value;
            this.count = count;
            this.right = right;
        }
    }

    private final Comparator<? super T> order;
    private final Node<T> root;

    private SortedBag(Comparator<? super T> order, Node<T> root) {
        this.order = order;
        this.root = root;
    }

    public static <T> SortedBag<T> orderedBy(Comparator<? super T> order) {
        if (order == null) {
            throw new NullPointerException();
        }
        return new SortedBag<>(order, null);
    }

    public SortedBag<T> plus(T value) {
        return new SortedBag<>(order, insert(root, value));
    }

    private Node<T> insert(Node<T> node, T value) {
        if (node == null) {
            return new Node<>(null, value, 1, null);
        }
        int c = order.compare(value, node.value);
        if (c == 0) {
            return new Node<>(node.left, node.value, node.count + 1, node.right);
        }
        if (c < 0) {
            return new Node<>(insert(node.left, value), node.value, node.count, node.right);
        }
        return new Node<>(node.left, node.value, node.count, insert(node.right, value));
    }

    public int count(T value) {
        Node<T> node = root;
        while (node != null) {
            int c = order.compare(value, node.value);
            if (c == 0) {
                return node.count;
            }
            node = c < 0 ? node.left : node.right;
        }
        return 0;
    }

    public List<T> toList() {
        List<T> out = new ArrayList<>();
        collect(root, out);
        return out;
    }

    private void collect(Node<T> node, List<T> out) {
        if (node == null) {
            return;
        }
        collect(node.left, out);
        for (int i = 0; i < node.count; i++) {
            out.add(node.value);
        }
        collect(node.right, out);
    }

    public T first() {
        if (root == null) {
            throw new java.util.NoSuchElementException();
        }
        Node<T> node = root;
        while (node.left != null) {
            node = node.left;
        }
        return node.value;
    }
}
