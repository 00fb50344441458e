package lang.mini;

import java.util.ArrayList;
import java.util.List;

public final class Lexer {
    private Lexer() {
    }

    public static List<Token> scan(String source) {
        List<Token> tokens = new ArrayList<>();
        int pos = 0;
        int line = 1;
        while (pos < source.length()) {
            char c = source.charAt(pos);
            if (c == '\n') {
                line++;
                pos++;
            } else if (Character.isWhitespace(c)) {
                pos++;
            } else if (c == '#') {
                while (pos < source.length() && source.charAt(pos) != '\n') {
                    pos++;
                }
            } else if (c == '"') {
                int startLine = line;
                StringBuilder text = new StringBuilder();
                pos++;
                while (pos < source.length() && source.charAt(pos) != '"') {
                    if (source.charAt(pos) == '\n') {
                        line++;
                    }
                    text.append(source.charAt(pos));
                    pos++;
                }
                if (pos >= source.length()) {
                    throw new IllegalStateException("text not closed, line " + startLine);
                }
                pos++;
                tokens.add(new Token(Token.Kind.TEXT, text.toString(), startLine));
            } else if (Character.isLetterOrDigit(c)) {
                int start = pos;
                while (pos < source.length() && Character.isLetterOrDigit(source.charAt(pos))) {
                    pos++;
                }
                tokens.add(new Token(Token.Kind.WORD, source.substring(start, pos), line));
            } else {
                tokens.add(new Token(Token.Kind.SYMBOL, String.valueOf(c), line));
                pos++;
            }
        }
        return tokens;
    }
}
