package ds.history;

public class History {
    private static final class Node {
        final String page;
        final Node older;

        Node(String page, Node older) {
            this.page = page;
            this.older = older;
        }
    }

    private Node newest;
    private int length;

    public void visit(String page) {
        newest = new Node(page, newest);
        length++;
    }

    public String back(int steps) {
        if (steps < 0 || steps >= length) {
            throw new IllegalArgumentException("steps");
        }
        Node n = newest;
        for (int i = 0; i < steps; i++) {
            n = n.older;
        }
        return n.page;
    }

    public String all() {
        StringBuilder sb = new StringBuilder();
        for (Node n = newest; n != null; n = n.older) {
            sb.append(n.page).append('>');
        }
        return sb.toString();
    }
}
