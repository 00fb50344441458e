package store.index;

public final class OrderedIndex {
    private static final int CAPACITY = 300;

    private static class Node {
        int key;
        String value;
        Node left;
        Node right;
    }

    private Node root;
    private int size;
    private String replaced;
    private boolean removed;

    public String put(int key, String value) {
        if (size >= CAPACITY) {
            throw new IllegalStateException("full");
        }
        replaced = null;
        root = put(root, key, value);
        return replaced;
    }

    private Node put(Node n, int key, String value) {
        if (n == null) {
            n = new Node();
            n.key = key;
            n.value = value;
            size++;
        } else if (key < n.key) {
            n.left = put(n.left, key, value);
        } else if (key > n.key) {
            n.right = put(n.right, key, value);
        } else {
            replaced = n.value;
            n.value = value;
        }
        return n;
    }

    public String get(int key) {
        return get(root, key);
    }

    private String get(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (n.key == key) {
            return n.value;
        }
        return get(key < n.key ? n.left : n.right, key);
    }

    public boolean remove(int key) {
        removed = false;
        root = remove(root, key);
        return removed;
    }

    private Node remove(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (key < n.key) {
            n.left = remove(n.left, key);
        } else if (key > n.key) {
            n.right = remove(n.right, key);
        } else if (n.left != null && n.right != null) {
            Node min = n.right;
            while (min.left != null) {
                min = min.left;
            }
            n.key = min.key;
            n.value = min.value;
            n.right = remove(n.right, min.key);
        } else {
            removed = true;
            size--;
            n = n.left != null ? n.left : n.right;
        }
        return n;
    }

    public int height() {
        return height(root);
    }

    private int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
    }

    public void visit(EntryVisitor visitor) {
        visit(root, visitor);
    }

    private void visit(Node n, EntryVisitor visitor) {
        if (n != null) {
            visit(n.left, visitor);
            visitor.visit(n.key, n.value);
            visit(n.right, visitor);
        }
    }

    public int size() {
        return size;
    }
}
