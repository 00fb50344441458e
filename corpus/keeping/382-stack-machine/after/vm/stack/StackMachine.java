package vm.stack;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class StackMachine {

    private enum Op {
        PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, PRINT, CLEAR;

        static Op of(String word) {
            return switch (word) {
                case "push" -> PUSH;
                case "add" -> ADD;
                case "sub" -> SUB;
                case "mul" -> MUL;
                case "div" -> DIV;
                case "dup" -> DUP;
                case "swap" -> SWAP;
                case "print" -> PRINT;
                case "clear" -> CLEAR;
                default -> throw new UnsupportedOperationException(word);
            };
        }
    }

    private final Deque<Long> stack = new ArrayDeque<>();
    private final List<String> output = new ArrayList<>();
    private int executed;

    /** Runs instructions separated by ';'. A failing instruction leaves the effects so far in place. */
    public final void run(String program) {
        for (String part : program.split(";")) {
            String instruction = part.trim();
            if (!instruction.isEmpty()) {
                String[] words = instruction.split("\\s+");
                execute(Op.of(words[0]), words);
                executed++;
            }
        }
    }

    private void execute(Op op, String[] words) {
        switch (op) {
            case PUSH -> {
                if (words.length == 1) {
                    throw new IllegalArgumentException("push needs a value");
                }
                for (int i = 1; i < words.length; i++) {
                    stack.push(Long.parseLong(words[i]));
                }
            }
            case ADD, SUB, MUL, DIV -> {
                long b = stack.pop();
                long a = stack.pop();
                stack.push(switch (op) {
                    case ADD -> a + b;
                    case SUB -> a - b;
                    case MUL -> a * b;
                    default -> a / b;
                });
            }
            case DUP -> stack.push(stack.getFirst());
            case SWAP -> {
                long b = stack.pop();
                long a = stack.pop();
                stack.push(b);
                stack.push(a);
            }
            case PRINT -> output.add(String.valueOf(stack.peek()));
            case CLEAR -> stack.clear();
        }
    }

    public final long top() {
        return stack.getFirst();
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
