package formula.lex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Hands out the tokens of a formula one by one; after the last one END for ever. */
public final class Lexer {
    private static final String SINGLE = "-+*/^(),<>=";
    private static final List<String> DOUBLE = List.of("<=", ">=", "<>");

    private final String text;
    private int at;
    private Token peeked;

    public Lexer(String text) {
        if (text == null) {
            throw new NullPointerException("text");
        }
        this.text = text;
    }

    public Token peek() {
        if (peeked == null) {
            peeked = read();
        }
        return peeked;
    }

    public Token next() {
        Token t = peek();
        peeked = null;
        return t;
    }

    private Token read() {
        at = run(at, c -> c == ' ' || c == '\t' || c == '\r' || c == '\n');
        if (at == text.length()) {
            return new Token(Token.Kind.END, "", at);
        }
        char c = text.charAt(at);
        if (isDigit(c)) {
            int end = run(at, Lexer::isDigit);
            if (text.startsWith(".", end)) {
                int fraction = run(end + 1, Lexer::isDigit);
                end = fraction > end + 1 ? fraction : end;
            }
            return take(Token.Kind.NUMBER, end);
        }
        if (isLetter(c)) {
            return take(Token.Kind.NAME, run(at, d -> isLetter(d) || isDigit(d) || d == '_'));
        }
        if (SINGLE.indexOf(c) < 0) {
            throw new LexException("unexpected character", at);
        }
        boolean two = DOUBLE.stream().anyMatch(op -> text.startsWith(op, at));
        return take(Token.Kind.OPERATOR, two ? at + 2 : at + 1);
    }

    private Token take(Token.Kind kind, int end) {
        Token token = new Token(kind, text.substring(at, end), at);
        at = end;
        return token;
    }

    private int run(int from, IntPredicate what) {
        int i = from;
        while (i < text.length() && what.test(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    /** Skips the character an error was about, if there is one. */
    public boolean skip() {
        if (peeked != null || at >= text.length()) {
            return false;
        }
        at++;
        return true;
    }

    public static List<Token> all(String text) {
        List<Token> tokens = new ArrayList<>();
        Lexer lexer = new Lexer(text);
        do {
            tokens.add(lexer.next());
        } while (tokens.get(tokens.size() - 1).kind() != Token.Kind.END);
        return tokens;
    }
}
