package editor.lint;

public final class BracketChecker {
    private static final String OPENING = "([{<";
    private static final String CLOSING = ")]}>";
    private static final int MAX_CLOSING = 20;

    private final int kinds;
    private int checked;
    private int maxDepth;

    public BracketChecker(boolean angle) {
        this.kinds = angle ? 4 : 3;
    }

    /** Index of the first problem, text length for something left open, -1 if all is well. */
    public int firstProblem(String text) {
        int problem = scan(text);
        checked++;
        return problem;
    }

    private int scan(String text) {
        StringBuilder open = new StringBuilder();
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\'') {
                i = text.indexOf(c, i + 1);
                if (i < 0) {
                    return length;
                }
                continue;
            }
            int kind = OPENING.indexOf(c);
            if (kind >= 0 && kind < kinds) {
                open.append(CLOSING.charAt(kind));
                maxDepth = Math.max(maxDepth, open.length());
                continue;
            }
            kind = CLOSING.indexOf(c);
            if (kind < 0 || kind >= kinds) {
                continue;
            }
            int top = open.length() - 1;
            if (top < 0 || open.charAt(top) != c) {
                return i;
            }
            open.setLength(top);
        }
        return open.length() == 0 ? -1 : length;
    }

    public boolean balanced(String text) {
        return firstProblem(text) < 0;
    }

    public String closing(String text) {
        StringBuilder out = new StringBuilder();
        while (out.length() < MAX_CLOSING) {
            if (balanced(text + out)) {
                return out.toString();
            }
            char next = nextClosing(text + out);
            if (next == 0) {
                return null;
            }
            out.append(next);
        }
        return null;
    }

    private char nextClosing(String soFar) {
        for (char candidate : new char[] {')', ']', '}'}) {
            int problem = firstProblem(soFar + candidate);
            if (problem < 0 || problem > soFar.length()) {
                return candidate;
            }
        }
        return 0;
    }

    public int checked() {
        return checked;
    }

    public int maxDepth() {
        return maxDepth;
    }
}
