package policy;

public sealed interface Node {
    enum Op { AND, OR, XOR }

    record Logic(Op op, Node left, Node right) implements Node { }

    record Has(String attribute) implements Node { }

    record AtLeast(String attribute, int limit) implements Node { }
}
