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
        if (node instanceof Node.Logic logic) {
            boolean left = eval(logic.left(), attributes);
            boolean right = eval(logic.right(), attributes);
            return switch (logic.op()) {
                case AND -> left && right;
                case OR -> left || right;
                case XOR -> left != right;
            };
        }
        if (node instanceof Node.Has has) {
            return attributes.containsKey(has.attribute());
        }
        Node.AtLeast atLeast = (Node.AtLeast) node;
        return require(attributes, atLeast.attribute()) >= atLeast.limit();
    }

    private static int require(Map<String, Integer> attributes, String name) {
        Integer value = attributes.get(name);
        if (value == null) {
            throw new NoSuchElementException(name);
        }
        return value;
    }
}
