package tree.bst;

public class IntTree {
    private static final class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    public boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node n = root;
        while (n.key != key) {
            Node next = key < n.key ? n.left : n.right;
            if (next == null) {
                if (key < n.key) {
                    n.left = new Node(key);
                } else {
                    n.right = new Node(key);
                }
                return true;
            }
            n = next;
        }
        return false;
    }

    public int size() {
        return size(root);
    }

    private static int size(Node n) {
        return n == null ? 0 : 1 + size(n.left) + size(n.right);
    }

    public int min() {
        if (root == null) {
            throw new IllegalStateException("empty");
        }
        Node n = root;
        while (n.left != null) {
            n = n.left;
        }
        return n.key;
    }
}
