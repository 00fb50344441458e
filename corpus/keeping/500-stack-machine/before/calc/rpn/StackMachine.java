package calc.rpn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

public final class StackMachine {
    private final Deque<Long> stack = new ArrayDeque<>();

    /** Runs words separated by single blanks; what ran before an error stays done. */
    public void run(String program) {
        for (String word : program.split(" ")) {
            if (!word.isEmpty()) {
                execute(word);
            }
        }
    }

    private void execute(String word) {
        if (word.equals("dup")) {
            long top = pop();
            stack.push(top);
            stack.push(top);
        } else if (word.equals("drop")) {
            pop();
        } else if (word.equals("swap")) {
            long b = pop();
            long a = pop();
            stack.push(b);
            stack.push(a);
        } else if (word.equals("sum")) {
            long total = 0;
            while (!stack.isEmpty()) {
                total += stack.pop();
            }
            stack.push(total);
        } else if (word.length() == 1 && "+-*/%".contains(word)) {
            long b = pop();
            long a = pop();
            switch (word.charAt(0)) {
                case '+':
                    stack.push(Math.addExact(a, b));
                    break;
                case '-':
                    stack.push(a - b);
                    break;
                case '*':
                    stack.push(a * b);
                    break;
                case '/':
                    stack.push(a / b);
                    break;
                default:
                    stack.push(a % b);
            }
        } else {
            stack.push(Long.parseLong(word));
        }
    }

    private long pop() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("stack is empty");
        }
        return stack.pop();
    }

    public long top() {
        if (stack.isEmpty()) {
            throw new IllegalStateException("stack is empty");
        }
        return stack.peek();
    }

    public int depth() {
        return stack.size();
    }

    /** Bottom first. */
    public List<Long> contents() {
        List<Long> list = new ArrayList<>(stack);
        Collections.reverse(list);
        return list;
    }

    public void reset() {
        stack.clear();
    }
}
