package ds.brackets;

import java.util.EmptyStackException;
import java.util.Stack;

public class Brackets {
    private final Stack<Character> open = new Stack<>();

    public void open(char c) {
        open.push(c);
    }

    public char close() {
        return open.pop();
    }

    public boolean balanced(String text) {
        Stack<Character> stack = new Stack<>();
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
