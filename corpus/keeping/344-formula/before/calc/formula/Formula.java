package calc.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A formula read from postfix notation like "2 x + 3 *", in long arithmetic. */
public final class Formula {
    private abstract static class Node {
        abstract long eval(Map<String, Long> names);

        abstract String show();
    }

    private static final class Num extends Node {
        final long value;

        Num(long value) {
            this.value = value;
        }

        @Override
        long eval(Map<String, Long> names) {
            return value;
        }

        @Override
        String show() {
            return Long.toString(value);
        }
    }

    private static final class Name extends Node {
        final String name;

        Name(String name) {
            this.name = name;
        }

        @Override
        long eval(Map<String, Long> names) {
            Long value = names.get(name);
            if (value == null) {
                throw new IllegalStateException("unknown: " + name);
            }
            return value;
        }

        @Override
        String show() {
            return name;
        }
    }

    private static final class Op extends Node {
        final char op;
        final Node left;
        final Node right;

        Op(char op, Node left, Node right) {
            this.op = op;
            this.left = left;
            this.right = right;
        }

        @Override
        long eval(Map<String, Long> names) {
            long a = left.eval(names);
            long b = right.eval(names);
            switch (op) {
                case '+':
                    return a + b;
                case '-':
                    return a - b;
                case '*':
                    return a * b;
                default:
                    return a / b;
            }
        }

        @Override
        String show() {
            return "(" + left.show() + " " + op + " " + right.show() + ")";
        }
    }

    private final Node root;

    public Formula(String text) {
        if (text.length() > 300) {
            throw new IllegalArgumentException("too long");
        }
        List<Node> stack = new ArrayList<>();
        for (String token : text.trim().split("\\s+")) {
            if (token.length() == 1 && "+-*/".contains(token)) {
                if (stack.size() < 2) {
                    throw new IllegalArgumentException("operand missing");
                }
                Node right = stack.remove(stack.size() - 1);
                Node left = stack.remove(stack.size() - 1);
                stack.add(new Op(token.charAt(0), left, right));
            } else if (token.matches("[0-9]+")) {
                stack.add(new Num(Long.parseLong(token)));
            } else if (token.matches("[a-z]+")) {
                stack.add(new Name(token));
            } else {
                throw new IllegalArgumentException(token);
            }
        }
        if (stack.size() != 1) {
            throw new IllegalArgumentException("operator missing");
        }
        root = stack.get(0);
    }

    public long evaluate(Map<String, Long> names) {
        return root.eval(names);
    }

    @Override
    public String toString() {
        return root.show();
    }
}
