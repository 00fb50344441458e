package calc.formula;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;

/** A formula read from postfix notation like "2 x + 3 *", in long arithmetic. */
public final class Formula {
    private sealed interface Node { }

    private record Num(long value) implements Node { }

    private record Name(String name) implements Node { }

    private record Op(char sign, Node left, Node right) implements Node { }

    private final Node root;

    public Formula(String text) {
        if (text.length() > 300) {
            throw new IllegalArgumentException("more than 300 characters");
        }
        Deque<Node> stack = new ArrayDeque<>();
        for (String token : text.trim().split("\\s+")) {
            stack.push(switch (token) {
                case "+", "-", "*", "/" -> {
                    Node right = pop(stack);
                    Node left = pop(stack);
                    yield new Op(token.charAt(0), left, right);
                }
                case String t when t.matches("[0-9]+") -> new Num(Long.parseLong(t));
                case String t when t.matches("[a-z]+") -> new Name(t);
                default -> throw new IllegalArgumentException("unexpected " + token);
            });
        }
        root = pop(stack);
        if (!stack.isEmpty()) {
            throw new IllegalArgumentException("too many operands");
        }
    }

    private static Node pop(Deque<Node> stack) {
        if (stack.isEmpty()) {
            throw new IllegalArgumentException("too few operands");
        }
        return stack.pop();
    }

    public long evaluate(Map<String, Long> names) {
        return eval(root, names);
    }

    private static long eval(Node node, Map<String, Long> names) {
        return switch (node) {
            case Num(long value) -> value;
            case Name(String name) -> {
                Long value = names.get(name);
                if (value == null) {
                    throw new IllegalStateException("no value for " + name);
                }
                yield value;
            }
            case Op(char sign, Node left, Node right) -> {
                long a = eval(left, names);
                long b = eval(right, names);
                yield switch (sign) {
                    case '+' -> a + b;
                    case '-' -> a - b;
                    case '*' -> a * b;
                    default -> a / b;
                };
            }
        };
    }

    @Override
    public String toString() {
        return show(root);
    }

    private static String show(Node node) {
        return switch (node) {
            case Num(var value) -> String.valueOf(value);
            case Name(var name) -> name;
            case Op(var sign, var left, var right) -> "(" + show(left) + " " + sign + " " + show(right) + ")";
        };
    }
}
