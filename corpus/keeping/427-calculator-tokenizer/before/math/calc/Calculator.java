package math.calc;

import java.util.Map;
import java.util.TreeMap;

public final class Calculator {
    private final Map<String, Long> variables = new TreeMap<>();
    private String text;
    private int pos;
    private int depth;

    public void define(String name, long value) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("name");
        }
        for (char c : name.toCharArray()) {
            if (c < 'a' || c > 'z') {
                throw new IllegalArgumentException("name " + name);
            }
        }
        variables.put(name, value);
    }

    public long evaluate(String expression) {
        if (expression == null) {
            throw new SyntaxException("nothing to evaluate");
        }
        text = expression;
        pos = 0;
        depth = 0;
        long result = sum();
        skip();
        if (pos < text.length()) {
            throw new SyntaxException("unexpected " + text.charAt(pos));
        }
        variables.put("ans", result);
        return result;
    }

    private void skip() {
        while (pos < text.length() && text.charAt(pos) == ' ') {
            pos++;
        }
    }

    private boolean eat(char c) {
        skip();
        if (pos < text.length() && text.charAt(pos) == c) {
            pos++;
            return true;
        }
        return false;
    }

    private long sum() {
        long left = product();
        while (true) {
            if (eat('+')) {
                left += product();
            } else if (eat('-')) {
                left -= product();
            } else {
                return left;
            }
        }
    }

    private long product() {
        long left = factor();
        while (true) {
            if (eat('*')) {
                left *= factor();
            } else if (eat('/')) {
                left /= factor();
            } else {
                return left;
            }
        }
    }

    private long factor() {
        if (++depth > 100) {
            throw new SyntaxException("too complex");
        }
        if (eat('-')) {
            return -factor();
        }
        if (eat('(')) {
            long inner = sum();
            if (!eat(')')) {
                throw new SyntaxException("missing )");
            }
            return inner;
        }
        int start = pos;
        while (pos < text.length() && text.charAt(pos) >= '0' && text.charAt(pos) <= '9') {
            pos++;
        }
        if (pos > start) {
            return Long.parseLong(text.substring(start, pos));
        }
        while (pos < text.length() && text.charAt(pos) >= 'a' && text.charAt(pos) <= 'z') {
            pos++;
        }
        if (pos == start) {
            throw new SyntaxException("operand expected at " + pos);
        }
        Long value = variables.get(text.substring(start, pos));
        if (value == null) {
            throw new SyntaxException("unknown " + text.substring(start, pos));
        }
        return value;
    }

    public Map<String, Long> variables() { return new TreeMap<>(variables); }
}
