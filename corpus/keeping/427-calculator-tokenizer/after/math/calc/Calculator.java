package math.calc;

import java.util.Map;
import java.util.TreeMap;

public final class Calculator {
    private static final int MAX_OPERANDS = 100;

    private final Map<String, Long> variables = new TreeMap<>();

    public void define(String name, long value) {
        if (name.isEmpty() || !name.chars().allMatch(c -> Tokenizer.isLetter((char) c))) {
            throw new IllegalArgumentException("not a name: " + name);
        }
        variables.put(name, value);
    }

    public long evaluate(String expression) {
        if (expression == null) {
            throw new SyntaxException("nothing to evaluate");
        }
        Evaluation evaluation = new Evaluation(new Tokenizer(expression));
        long result = evaluation.whole();
        variables.put("ans", result);
        return result;
    }

    public Map<String, Long> variables() { return new TreeMap<>(variables); }

    private final class Evaluation {
        private final Tokenizer tokens;
        private int operands;

        Evaluation(Tokenizer tokens) { this.tokens = tokens; }

        long whole() {
            long result = sum();
            if (tokens.kind() != Tokenizer.Kind.END) {
                throw new SyntaxException("unexpected " + tokens.lexeme());
            }
            return result;
        }

        private long sum() {
            long left = product();
            while (true) {
                if (tokens.accept('+')) {
                    left += product();
                } else if (tokens.accept('-')) {
                    left -= product();
                } else {
                    return left;
                }
            }
        }

        private long product() {
            long left = factor();
            while (true) {
                if (tokens.accept('*')) {
                    left *= factor();
                } else if (tokens.accept('/')) {
                    left /= factor();
                } else {
                    return left;
                }
            }
        }

        private long factor() {
            if (++operands > MAX_OPERANDS) {
                throw new SyntaxException("too complex");
            }
            if (tokens.accept('-')) {
                return -factor();
            }
            if (tokens.accept('(')) {
                long inner = sum();
                if (!tokens.accept(')')) {
                    throw new SyntaxException("missing )");
                }
                return inner;
            }
            String lexeme = tokens.lexeme();
            switch (tokens.kind()) {
                case NUMBER:
                    tokens.advance();
                    return Long.parseLong(lexeme);
                case NAME:
                    tokens.advance();
                    return lookup(lexeme);
                default:
                    throw new SyntaxException("operand expected");
            }
        }

        private long lookup(String name) {
            Long value = variables.get(name);
            if (value == null) {
                throw new SyntaxException("unknown " + name);
            }
            return value;
        }
    }
}
