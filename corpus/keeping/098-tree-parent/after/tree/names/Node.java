package tree.names;

import java.util.Optional;

public final class Node {
    private final String name;
    private final Optional<Node> parent;

    public Node(String name, Node parent) {
        this.name = name;
        this.parent = Optional.ofNullable(parent);
    }

    public String name() {
        return name;
    }

    public int depth() {
        return parent.map(p -> p.depth() + 1).orElse(0);
    }

    public Node root() {
        return parent.map(Node::root).orElse(this);
    }

    public String path() {
        return parent.map(Node::path).orElse("") + "/" + name;
    }
}
