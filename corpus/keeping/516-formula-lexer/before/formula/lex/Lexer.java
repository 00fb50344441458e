package formula.lex;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hands out the tokens of a formula one by one; after the last one END for ever. */
public final class Lexer {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<number>[0-9]+(?:\\.[0-9]+)?)|(?<name>[A-Za-z][A-Za-z0-9_]*)|(?<operator><=|>=|<>|[-+*/^(),<>=])");
    private static final Pattern BLANK = Pattern.compile("[ \\t\\r\\n]+");

    private final String text;
    private final Matcher matcher;
    private int at;
    private Token peeked;

    public Lexer(String text) {
        this.text = text;
        this.matcher = TOKEN.matcher(text);
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
        matcher.usePattern(BLANK).region(at, text.length());
        if (matcher.lookingAt()) {
            at = matcher.end();
        }
        if (at == text.length()) {
            return new Token(Token.Kind.END, "", at);
        }
        matcher.usePattern(TOKEN).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw new LexException("unexpected character", at);
        }
        int position = at;
        at = matcher.end();
        Token.Kind kind = matcher.group("number") != null ? Token.Kind.NUMBER
                : matcher.group("name") != null ? Token.Kind.NAME : Token.Kind.OPERATOR;
        return new Token(kind, matcher.group(), position);
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
        Token t;
        do {
            t = lexer.next();
            tokens.add(t);
        } while (t.kind() != Token.Kind.END);
        return tokens;
    }
}
