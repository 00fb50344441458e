package policy;

import java.util.Map;
import java.util.NoSuchElementException;

public class AccessPolicy {

    private final Node root;

    public AccessPolicy(Node root) {
        this.root = root;
    }

    public boolean permits(Map<String, Integer> attributes) {
        return eval(root, attributes);
    }

    private boolean eval(Node node, Map<String, Integer> attributes) {
        if (node instanceof Node.Logic) {
            Node.Logic logic = (Node.Logic) node;
            switch (logic.op()) {
                case AND:
                    return eval(logic.left(), attributes) && eval(logic.right(), attributes);
                case OR:
                    return eval(logic.left(), attributes) || eval(logic.right(), attributes);
                default:
                    return eval(logic.left(), attributes) != eval(logic.right(), attributes);
            }
        }
        if (node instanceof Node.Has) {
            return attributes.containsKey(((Node.Has) node).attribute());
        }
        Node.AtLeast atLeast = (Node.AtLeast) node;
        Integer value = attributes.get(atLeast.attribute());
        if (value == null) {
            throw new NoSuchElementException(atLeast.attribute());
        }
        return value >= atLeast.limit();
    }
}
