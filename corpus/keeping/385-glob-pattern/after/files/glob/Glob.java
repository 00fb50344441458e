package files.glob;

import java.util.ArrayList;
import java.util.List;

/** '?' any char, '*' any run, '[abc]' or '[!abc]' sets, '\' quotes the next char. */
public final class Glob {

    private enum Kind {
        STAR, ANY, ONE_OF, NONE_OF
    }

    private record Piece(Kind kind, String chars) {
        boolean accepts(char c) {
            return switch (kind) {
                case STAR, ANY -> true;
                case ONE_OF -> chars.indexOf(c) >= 0;
                case NONE_OF -> chars.indexOf(c) < 0;
            };
        }
    }

    private final List<Piece> pieces = new ArrayList<>();

    public Glob(String pattern) {
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            switch (c) {
                case '*' -> {
                    if (!isStar(pieces.size() - 1)) {
                        pieces.add(new Piece(Kind.STAR, ""));
                    }
                }
                case '?' -> pieces.add(new Piece(Kind.ANY, ""));
                case '[' -> {
                    int end = pattern.indexOf(']', i + 1);
                    if (end < 0) {
                        throw new IllegalArgumentException("unclosed set");
                    }
                    pieces.add(pattern.charAt(i + 1) == '!'
                            ? new Piece(Kind.NONE_OF, pattern.substring(i + 2, end))
                            : new Piece(Kind.ONE_OF, pattern.substring(i + 1, end)));
                    i = end;
                }
                case '\\' -> {
                    if (++i == pattern.length()) {
                        throw new IllegalArgumentException("dangling escape");
                    }
                    pieces.add(literal(pattern.charAt(i)));
                }
                default -> pieces.add(literal(c));
            }
        }
    }

    private static Piece literal(char c) {
        return new Piece(Kind.ONE_OF, Character.toString(c));
    }

    private boolean isStar(int index) {
        return index >= 0 && index < pieces.size() && pieces.get(index).kind() == Kind.STAR;
    }

    public boolean matches(String text) {
        int p = 0;
        int t = 0;
        int starAt = -1;
        int resume = 0;
        while (t < text.length()) {
            if (isStar(p)) {
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
        while (isStar(p)) {
            p++;
        }
        return p == pieces.size();
    }

    public int pieces() {
        return pieces.size();
    }
}
