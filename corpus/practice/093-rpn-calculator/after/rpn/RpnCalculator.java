package rpn;

import java.util.ArrayDeque;
import java.util.Deque;

public final class RpnCalculator {

    public long evaluate(String program) {
        Deque<Long> stack = new ArrayDeque<>();
        for (String token : program.trim().split("\\s+")) {
            if (isOperator(token)) {
                long right = stack.pop();
                long left = stack.pop();
                stack.push(apply(token, left, right));
            } else {
                stack.push(Long.parseLong(token));
            }
        }
        long result = stack.pop();
        if (!stack.isEmpty()) {
            throw new IllegalStateException("left over operands");
        }
        return result;
    }

    private static boolean isOperator(String token) {
        return token.length() == 1 && "+-*/".contains(token);
    }

    private static long apply(String operator, long left, long right) {
        return switch (operator) {
            case "+" -> left + right;
            case "-" -> left - right;
            case "*" -> left * right;
            case "/" -> left / right;
            default -> throw new AssertionError(operator);
        };
    }
}
