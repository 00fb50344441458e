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
    private int size;
    private int smallest;

    public boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            size = 1;
            smallest = key;
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
                size++;
                smallest = Math.min(smallest, key);
                return true;
            }
            n = next;
        }
        return false;
    }

    public int size() {
        return size;
    }

    public int min() {
        if (root == null) {
            throw new IllegalStateException("empty");
        }
        return smallest;
    }
}
