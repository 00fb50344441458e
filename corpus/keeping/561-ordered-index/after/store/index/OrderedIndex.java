package store.index;

import java.util.ArrayDeque;
import java.util.Deque;

public final class OrderedIndex {
    private static final int CAPACITY = 300;

    private static final class Node {
        int key;
        String value;
        Node left;
        Node right;

        Node(int key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private int size;

    public String put(int key, String value) {
        if (size >= CAPACITY) {
            throw new IllegalStateException("index is full");
        }
        Node parent = null;
        Node n = root;
        while (n != null) {
            if (n.key == key) {
                String old = n.value;
                n.value = value;
                return old;
            }
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        replaceChild(parent, null, new Node(key, value), key);
        size++;
        return null;
    }

    private void replaceChild(Node parent, Node child, Node by, int key) {
        if (parent == null) {
            root = by;
        } else if (child == null ? key < parent.key : parent.left == child) {
            parent.left = by;
        } else {
            parent.right = by;
        }
    }

    public String get(int key) {
        Node n = root;
        while (n != null && n.key != key) {
            n = key < n.key ? n.left : n.right;
        }
        return n == null ? null : n.value;
    }

    public boolean remove(int key) {
        Node parent = null;
        Node n = root;
        while (n != null && n.key != key) {
            parent = n;
            n = key < n.key ? n.left : n.right;
        }
        if (n == null) {
            return false;
        }
        if (n.left != null && n.right != null) {
            Node target = n;
            parent = n;
            n = n.right;
            while (n.left != null) {
                parent = n;
                n = n.left;
            }
            target.key = n.key;
            target.value = n.value;
        }
        replaceChild(parent, n, n.left != null ? n.left : n.right, key);
        size--;
        return true;
    }

    public int height() {
        int levels = 0;
        Deque<Node> level = new ArrayDeque<>();
        if (root != null) {
            level.add(root);
        }
        for (; !level.isEmpty(); levels++) {
            for (int i = level.size(); i > 0; i--) {
                Node n = level.remove();
                if (n.left != null) level.add(n.left);
                if (n.right != null) level.add(n.right);
            }
        }
        return levels;
    }

    public void visit(EntryVisitor visitor) {
        Deque<Node> path = new ArrayDeque<>();
        Node n = root;
        while (n != null || !path.isEmpty()) {
            for (; n != null; n = n.left) {
                path.push(n);
            }
            n = path.pop();
            visitor.visit(n.key, n.value);
            n = n.right;
        }
    }

    public int size() {
        return size;
    }
}
