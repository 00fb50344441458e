package cli.stack;

import java.util.ArrayDeque;
import java.util.Deque;

public class StackMachine {
    private final Deque<Integer> stack = new ArrayDeque<>();

    public boolean run(String command) {
        switch (command) {
            case "dup":
            case "copy":
                stack.push(stack.peek() == null ? 0 : stack.peek());
                return true;
            case "drop":
                stack.poll();
                return true;
            case "add":
            case "sub": {
                int b = stack.pop();
                int a = stack.pop();
                stack.push(command.equals("add") ? a + b : a - b);
                return true;
            }
            default:
                try {
                    stack.push(Integer.parseInt(command));
                    return true;
                } catch (NumberFormatException e) {
                    return false;
                }
        }
    }

    public int depth() {
        return stack.size();
    }

    public int top() {
        return stack.getFirst();
    }
}
