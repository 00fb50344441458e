package org.fieldlab.formula;

import java.util.Map;

/** Evaluates lab sheet formulas such as {@code (raw - blank) / dilution}. */
public final class FormulaEvaluator {

    /** Operators by precedence, loosest first. */
    private static final String[] LEVELS = {"+-", "*/"};

    private final Map<String, Double> variables;
    private String text;
    private int pos;

    public FormulaEvaluator(Map<String, Double> variables) {
        this.variables = Map.copyOf(variables);
    }

    public double evaluate(String formula) {
        this.text = formula;
        this.pos = 0;
        double value = binary(0);
        if (peek() != '\0') {
            throw new FormulaException("unexpected '" + peek() + "'", pos);
        }
        return value;
    }

    private double binary(int level) {
        if (level == LEVELS.length) {
            return factor();
        }
        double left = binary(level + 1);
        if (LEVELS[level].indexOf(peek()) < 0) {
            return left;
        }
        char op = next();
        return apply(op, left, binary(level));
    }

    private static double apply(char op, double left, double right) {
        return switch (op) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            case '/' -> left / right;
            default -> throw new IllegalStateException("operator " + op);
        };
    }

    private double factor() {
        char c = peek();
        if (c == '-') {
            next();
            return -factor();
        }
        if (c == '(') {
            next();
            double value = binary(0);
            if (peek() != ')') {
                throw new FormulaException("missing ')'", pos);
            }
            next();
            return value;
        }
        int start = pos;
        while (pos < text.length() && (Character.isLetterOrDigit(text.charAt(pos)) || text.charAt(pos) == '.')) {
            pos++;
        }
        if (start == pos) {
            throw new FormulaException("operand expected", pos);
        }
        String word = text.substring(start, pos);
        if (Character.isDigit(word.charAt(0))) {
            return Double.parseDouble(word);
        }
        Double value = variables.get(word);
        if (value == null) {
            throw new FormulaException("unknown variable " + word, start);
        }
        return value;
    }

    private char peek() {
        while (pos < text.length() && text.charAt(pos) == ' ') {
            pos++;
        }
        return pos < text.length() ? text.charAt(pos) : '\0';
    }

    private char next() {
        char c = peek();
        pos++;
        return c;
    }
}
