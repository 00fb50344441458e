package rpn;

import java.util.ArrayDeque;
import java.util.Deque;

public final class RpnCalculator {

    public long evaluate(String program) {
        Deque<Long> stack = new ArrayDeque<>();
        for (String token : program.trim().split("\\s+")) {
            long right;
            long left;
            switch (token) {
                case "+":
                    right = stack.pop();
                    left = stack.pop();
                    stack.push(left + right);
                    break;
                case "-":
                    right = stack.pop();
                    left = stack.pop();
                    stack.push(left - right);
                    break;
                case "*":
                    right = stack.pop();
                    left = stack.pop();
                    stack.push(left * right);
                    break;
                case "/":
                    right = stack.pop();
                    left = stack.pop();
                    stack.push(left / right);
                    break;
                default:
                    stack.push(Long.parseLong(token));
                    break;
            }
        }
        long result = stack.pop();
        if (!stack.isEmpty()) {
            throw new IllegalStateException("left over operands");
        }
        return result;
    }
}
