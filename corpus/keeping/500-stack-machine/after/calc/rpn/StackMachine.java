package calc.rpn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class StackMachine {
    private long[] cells = new long[16];
    private int depth;

    /** Runs words separated by single blanks; what ran before an error stays done. */
    public void run(String program) {
        for (String word : program.split(" ")) {
            if (!word.isEmpty()) {
                execute(word);
            }
        }
    }

    private void execute(String word) {
        switch (word) {
            case "dup" -> push(top());
            case "drop" -> pop();
            case "swap" -> {
                long b = pop();
                long a = pop();
                push(b);
                push(a);
            }
            case "sum" -> {
                long total = Arrays.stream(cells, 0, depth).sum();
                depth = 0;
                push(total);
            }
            case "+", "-", "*", "/", "%" -> {
                long b = pop();
                long a = pop();
                push(apply(word, a, b));
            }
            default -> push(Long.parseLong(word));
        }
    }

    private static long apply(String operator, long a, long b) {
        return switch (operator) {
            case "+" -> Math.addExact(a, b);
            case "-" -> a - b;
            case "*" -> a * b;
            case "/" -> a / b;
            default -> a % b;
        };
    }

    private void push(long value) {
        if (depth == cells.length) {
            cells = Arrays.copyOf(cells, depth * 2);
        }
        cells[depth++] = value;
    }

    private long pop() {
        long value = top();
        depth--;
        return value;
    }

    public long top() {
        if (depth == 0) {
            throw new IllegalStateException("stack is empty");
        }
        return cells[depth - 1];
    }

    public int depth() {
        return depth;
    }

    /** Bottom first. */
    public List<Long> contents() {
        List<Long> list = new ArrayList<>(depth);
        for (int i = 0; i < depth; i++) {
            list.add(cells[i]);
        }
        return list;
    }

    public void reset() {
        depth = 0;
    }
}
