package calc.rpn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;

public final class RpnCalculator {
    private static final Map<String, LongBinaryOperator> BUILT_IN = Map.of(
            "+", Long::sum,
            "-", (a, b) -> a - b,
            "*", (a, b) -> a * b);

    private final Map<String, LongBinaryOperator> defined = new HashMap<>();
    private long memory;
    private int runs;

    public void define(String name, LongBinaryOperator op) {
        boolean usable = name != null && op != null && !name.isEmpty()
                && !Character.isDigit(name.charAt(0)) && !name.contains(" ");
        if (!usable) {
            throw new IllegalArgumentException("cannot define " + name);
        }
        defined.put(name, op);
    }

    public long eval(String program) throws RpnException {
        runs++;
        Deque<Long> stack = new ArrayDeque<>();
        String[] words = program.trim().split("\\s+");
        for (int i = 0; i < words.length; i++) {
            step(words[i], i, stack);
        }
        if (stack.size() != 1) {
            throw new RpnException(words.length, stack.size() + " values left");
        }
        return stack.pop();
    }

    private void step(String word, int index, Deque<Long> stack) throws RpnException {
        switch (word) {
            case "dup" -> {
                need(1, stack, index);
                stack.push(stack.peek());
            }
            case "neg" -> {
                need(1, stack, index);
                stack.push(-stack.pop());
            }
            case "mem!" -> {
                need(1, stack, index);
                memory = stack.pop();
            }
            case "mem@" -> stack.push(memory);
            default -> {
                LongBinaryOperator op = defined.getOrDefault(word, BUILT_IN.get(word));
                if (op != null) {
                    need(2, stack, index);
                    long b = stack.pop();
                    stack.push(op.applyAsLong(stack.pop(), b));
                } else {
                    special(word, index, stack);
                }
            }
        }
    }

    private static void special(String word, int index, Deque<Long> stack) throws RpnException {
        boolean swap = word.equals("swap");
        if (!swap && !word.equals("/") && !word.equals("%")) {
            stack.push(number(word, index));
            return;
        }
        need(2, stack, index);
        long b = stack.pop();
        long a = stack.pop();
        if (swap) {
            stack.push(b);
            stack.push(a);
        } else if (b == 0) {
            throw new RpnException(index, "division by zero");
        } else {
            stack.push(word.equals("/") ? a / b : a % b);
        }
    }

    private static long number(String word, int index) throws RpnException {
        try {
            return Long.parseLong(word);
        } catch (NumberFormatException e) {
            throw new RpnException(index, "unknown word " + word);
        }
    }

    private static void need(int values, Deque<Long> stack, int index) throws RpnException {
        if (stack.size() < values) {
            throw new RpnException(index, "needs " + values + " values");
        }
    }

    public String state() {
        return runs + " runs, memory " + memory;
    }
}
