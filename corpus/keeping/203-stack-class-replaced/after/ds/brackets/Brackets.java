package ds.brackets;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EmptyStackException;

public class Brackets {
    private final Deque<Character> open = new ArrayDeque<>();

    public void open(char c) {
        open.push(c);
    }

    public char close() {
        if (open.isEmpty()) {
            throw new EmptyStackException();
        }
        return open.pop();
    }

    public boolean balanced(String text) {
        Deque<Character> stack = new ArrayDeque<>();
        for (char c : text.toCharArray()) {
            if (c == '(' || c == '[') {
                stack.push(c);
            } else if (c == ')' || c == ']') {
                if (stack.isEmpty() || stack.pop() != (c == ')' ? '(' : '[')) {
                    return false;
                }
            }
        }
        return stack.isEmpty();
    }

    public int depth() {
        return open.size();
    }
}
