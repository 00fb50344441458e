package files.glob;

import java.util.ArrayList;
import java.util.List;

/** '?' any char, '*' any run, '[abc]' or '[!abc]' sets, '\' quotes the next char. */
public final class Glob {

    private interface Piece {
        boolean accepts(char c);
    }

    private static final class Star implements Piece {
        @Override
        public boolean accepts(char c) {
            return true;
        }
    }

    private final List<Piece> pieces = new ArrayList<>();

    public Glob(String pattern) {
        int i = 0;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            if (c == '*') {
                if (pieces.isEmpty() || !(pieces.get(pieces.size() - 1) instanceof Star)) {
                    pieces.add(new Star());
                }
            } else if (c == '?') {
                pieces.add(x -> true);
            } else if (c == '[') {
                int end = pattern.indexOf(']', i + 1);
                if (end < 0) {
                    throw new IllegalArgumentException("unclosed set");
                }
                final boolean negated = pattern.charAt(i + 1) == '!';
                final String set = pattern.substring(negated ? i + 2 : i + 1, end);
                pieces.add(x -> negated != set.indexOf(x) >= 0);
                i = end;
            } else {
                if (c == '\\') {
                    i++;
                    if (i == pattern.length()) {
                        throw new IllegalArgumentException("dangling escape");
                    }
                    c = pattern.charAt(i);
                }
                final char literal = c;
                pieces.add(x -> x == literal);
            }
            i++;
        }
    }

    public boolean matches(String text) {
        int p = 0;
        int t = 0;
        int starAt = -1;
        int resume = 0;
        while (t < text.length()) {
            if (p < pieces.size() && pieces.get(p) instanceof Star) {
                starAt = p++;
                resume = t;
            } else if (p < pieces.size() && pieces.get(p).accepts(text.charAt(t))) {
                p++;
                t++;
            } else if (starAt >= 0) {
                p = starAt + 1;
                t = ++resume;
            } else {
                return false;
            }
        }
        while (p < pieces.size() && pieces.get(p) instanceof Star) {
            p++;
        }
        return p == pieces.size();
    }

    public int pieces() {
        return pieces.size();
    }
}
