package lang.mini;

import java.util.ArrayList;
import java.util.List;

public final class Lexer {
    private final String source;
    private final List<Token> tokens = new ArrayList<>();
    private int pos;
    private int line = 1;

    private Lexer(String source) {
        this.source = source;
    }

    public static List<Token> scan(String source) {
        return new Lexer(source).run();
    }

    private List<Token> run() {
        while (pos < source.length()) {
            char c = source.charAt(pos);
            if (Character.isWhitespace(c)) {
                skipWhitespace(c);
            } else if (c == '#') {
                skipComment();
            } else if (c == '"') {
                text();
            } else if (Character.isLetterOrDigit(c)) {
                word();
            } else {
                add(Token.Kind.SYMBOL, pos, pos + 1);
                pos++;
            }
        }
        return tokens;
    }

    private void skipWhitespace(char c) {
        if (c == '\n') {
            line++;
        }
        pos++;
    }

    private void skipComment() {
        int end = source.indexOf('\n', pos);
        pos = end < 0 ? source.length() : end;
    }

    private void text() {
        int end = source.indexOf('"', pos + 1);
        if (end < 0) {
            throw new IllegalStateException("text not closed, line " + line);
        }
        add(Token.Kind.TEXT, pos + 1, end);
        pos = end + 1;
    }

    private void word() {
        int start = pos;
        while (pos < source.length() && Character.isLetterOrDigit(source.charAt(pos))) {
            pos++;
        }
        add(Token.Kind.WORD, start, pos);
    }

    private void add(Token.Kind kind, int from, int to) {
        tokens.add(new Token(kind, source.substring(from, to), line));
    }
}
