package editor.lint;

import java.util.Stack;

public final class BracketChecker {
    private final boolean angle;
    private int checked;
    private int maxDepth;

    public BracketChecker(boolean angle) {
        this.angle = angle;
    }

    /** Index of the first problem, text length for something left open, -1 if all is well. */
    public int firstProblem(String text) {
        int result = -1;
        Stack<Character> stack = new Stack<>();
        boolean quoted = false;
        char quote = 0;
        int i = 0;
        while (i < text.length() && result == -1) {
            char c = text.charAt(i);
            if (quoted) {
                if (c == quote) {
                    quoted = false;
                }
            } else {
                if (c == '"' || c == '\'') {
                    quoted = true;
                    quote = c;
                } else if (c == '(') {
                    stack.push(')');
                } else if (c == '[') {
                    stack.push(']');
                } else if (c == '{') {
                    stack.push('}');
                } else if (c == '<' && angle) {
                    stack.push('>');
                } else if (c == ')' || c == ']' || c == '}' || (c == '>' && angle)) {
                    if (stack.isEmpty()) {
                        result = i;
                    } else {
                        char expected = stack.pop();
                        if (expected != c) {
                            result = i;
                        }
                    }
                }
                if (stack.size() > maxDepth) {
                    maxDepth = stack.size();
                }
            }
            i++;
        }
        if (result == -1) {
            if (quoted || !stack.isEmpty()) {
                result = text.length();
            }
        }
        checked++;
        return result;
    }

    public boolean balanced(String text) {
        if (firstProblem(text) == -1) {
            return true;
        } else {
            return false;
        }
    }

    public String closing(String text) {
        String out = "";
        int n = 0;
        while (n < 20 && !balanced(text + out)) {
            String next = null;
            String[] candidates = {")", "]", "}"};
            for (int k = 0; k < candidates.length; k++) {
                if (next == null) {
                    int p = firstProblem(text + out + candidates[k]);
                    if (p == -1 || p > (text + out).length()) {
                        next = candidates[k];
                    }
                }
            }
            if (next == null) {
                return null;
            }
            out = out + next;
            n++;
        }
        return n == 20 ? null : out;
    }

    public int checked() {
        return checked;
    }

    public int maxDepth() {
        return maxDepth;
    }
}
