package cli.stack;

import java.util.ArrayDeque;
import java.util.Deque;

public class StackMachine {
    private final Deque<Integer> stack = new ArrayDeque<>();

    public boolean run(String command) {
        switch (command) {
            case "dup", "copy" -> stack.push(stack.isEmpty() ? 0 : stack.peek());
            case "drop" -> stack.poll();
            case "add" -> {
                int b = stack.pop();
                int a = stack.pop();
                stack.push(a + b);
            }
            case "sub" -> {
                int b = stack.pop();
                int a = stack.pop();
                stack.push(a - b);
            }
            default -> {
                return number(command);
            }
        }
        return true;
    }

    private boolean number(String text) {
        try {
            stack.push(Integer.parseInt(text));
            return true;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    public int depth() {
        return stack.size();
    }

    public int top() {
        return stack.getFirst();
    }
}
