package vm.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;

public class StackMachine {

    private final Deque<Long> stack = new ArrayDeque<>();
    private final List<String> output = new ArrayList<>();
    private int executed;

    /** Runs instructions separated by ';'. A failing instruction leaves the effects so far in place. */
    public final void run(String program) {
        for (String part : program.split(";")) {
            String instruction = part.trim();
            if (!instruction.isEmpty()) {
                execute(instruction);
                executed++;
            }
        }
    }

    private void execute(String instruction) {
        String[] words = instruction.split("\\s+");
        String op = words[0];
        if (op.equals("push")) {
            if (words.length < 2) {
                throw new IllegalArgumentException("push needs a value");
            }
            for (int i = 1; i < words.length; i++) {
                stack.push(Long.parseLong(words[i]));
            }
        } else if (op.equals("add") || op.equals("sub") || op.equals("mul") || op.equals("div")) {
            long b = stack.pop();
            long a = stack.pop();
            long r;
            if (op.equals("add")) {
                r = a + b;
            } else if (op.equals("sub")) {
                r = a - b;
            } else if (op.equals("mul")) {
                r = a * b;
            } else {
                r = a / b;
            }
            stack.push(r);
        } else if (op.equals("dup")) {
            stack.push(stack.getFirst());
        } else if (op.equals("swap")) {
            long b = stack.pop();
            long a = stack.pop();
            stack.push(b);
            stack.push(a);
        } else if (op.equals("print")) {
            output.add(String.valueOf(stack.peek()));
        } else if (op.equals("clear")) {
            stack.clear();
        } else {
            throw new UnsupportedOperationException(op);
        }
    }

    public final long top() {
        if (stack.isEmpty()) {
            throw new NoSuchElementException("empty stack");
        }
        return stack.peek();
    }

    public final List<Long> stack() {
        return new ArrayList<>(stack);
    }

    public final List<String> output() {
        return output;
    }

    public final int executed() {
        return executed;
    }
}
