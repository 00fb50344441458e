package calc.formula;

import java.util.ArrayList;
import java.util.List;

/** Splits formulas of whole numbers, + - * / and parentheses; a sign belongs to its number. */
public class FormulaTokenizer {

    public List<String> tokenize(String formula) {
        List<String> tokens = new ArrayList<>();
        int i = 0;
        while (i < formula.length()) {
            char c = formula.charAt(i);
            if (c == ' ') {
                i++;
                continue;
            }
            boolean sign = false;
            if (c == '-') {
                if (tokens.isEmpty()) {
                    sign = true;
                } else {
                    String last = tokens.get(tokens.size() - 1);
                    sign = last.length() == 1 && "(+-*/".contains(last);
                }
            }
            if (sign || (c >= '0' && c <= '9')) {
                int start = i;
                i++;
                while (i < formula.length() && formula.charAt(i) >= '0' && formula.charAt(i) <= '9') {
                    i++;
                }
                tokens.add(formula.substring(start, i));
            } else if ("+-*/()".indexOf(c) >= 0) {
                tokens.add(String.valueOf(c));
                i++;
            } else {
                throw new IllegalArgumentException("unexpected " + c);
            }
        }
        return tokens;
    }
}
