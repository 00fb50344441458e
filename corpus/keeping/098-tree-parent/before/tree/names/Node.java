package tree.names;

public final class Node {
    private final String name;
    private final Node parent;

    public Node(String name, Node parent) {
        this.name = name;
        this.parent = parent;
    }

    public String name() {
        return name;
    }

    public int depth() {
        int depth = 0;
        Node n = parent;
        while (n != null) {
            depth++;
            n = n.parent;
        }
        return depth;
    }

    public Node root() {
        Node n = this;
        while (n.parent != null) {
            n = n.parent;
        }
        return n;
    }

    public String path() {
        return parent == null ? "/" + name : parent.path() + "/" + name;
    }
}
