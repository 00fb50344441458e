package calc.formula;

import java.util.ArrayList;
import java.util.List;

/** Splits formulas of whole numbers, + - * / and parentheses; a sign belongs to its number. */
public class FormulaTokenizer {
    private static final String SYMBOLS = "+-*/()";

    public List<String> tokenize(String formula) {
        List<String> tokens = new ArrayList<>();
        int i = 0;
        while (i < formula.length()) {
            char c = formula.charAt(i);
            if (c == ' ') {
                i++;
            } else if (isDigit(c) || (c == '-' && !followsOperand(tokens))) {
                int end = endOfNumber(formula, i + 1);
                tokens.add(formula.substring(i, end));
                i = end;
            } else if (SYMBOLS.indexOf(c) >= 0) {
                tokens.add(String.valueOf(c));
                i++;
            } else {
                throw new IllegalArgumentException("unexpected " + c);
            }
        }
        return tokens;
    }

    private static boolean followsOperand(List<String> tokens) {
        if (tokens.isEmpty()) {
            return false;
        }
        String last = tokens.get(tokens.size() - 1);
        return last.length() > 1 || isDigit(last.charAt(0));
    }

    private static int endOfNumber(String formula, int from) {
        int end = from;
        while (end < formula.length() && isDigit(formula.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
