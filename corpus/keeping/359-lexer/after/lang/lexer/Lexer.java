package lang.lexer;

import java.util.Objects;
import java.util.function.IntPredicate;

public final class Lexer {
    private record Cursor(String source, int at, int line) {
        boolean atEnd() {
            return at >= source.length();
        }

        char current() {
            return source.charAt(at);
        }

        boolean isOn(IntPredicate wanted) {
            return !atEnd() && wanted.test(current());
        }

        Cursor advance() {
            return new Cursor(source, at + 1, current() == '\n' ? line + 1 : line);
        }

        Cursor skip(IntPredicate unwanted) {
            Cursor cursor = this;
            while (cursor.isOn(unwanted)) {
                cursor = cursor.advance();
            }
            return cursor;
        }

        String textUpTo(Cursor end) {
            return source.substring(at, end.at);
        }
    }

    private record Step(Token token, Cursor rest) { }

    private Cursor cursor;

    public Lexer(String source) {
        cursor = new Cursor(Objects.requireNonNull(source, "source"), 0, 1);
    }

    public int line() {
        return cursor.line();
    }

    public Token peek() {
        return scan(cursor).token();
    }

    /** After a failure the next call starts at the same place again. */
    public Token next() {
        Step step = scan(cursor);
        cursor = step.rest();
        return step.token();
    }

    private static Step scan(Cursor from) {
        Cursor start = from.skip(c -> c <= ' ');
        if (start.atEnd()) {
            return new Step(new Token(Token.Kind.END, "", start.line()), start);
        }
        if (start.isOn(c -> c == '"')) {
            Cursor open = start.advance();
            Cursor close = open.skip(c -> c != '"');
            if (close.atEnd()) {
                throw new IllegalStateException("missing quote");
            }
            return new Step(new Token(Token.Kind.TEXT, open.textUpTo(close), start.line()), close.advance());
        }
        if (start.isOn(Lexer::isLetter)) {
            return step(Token.Kind.WORD, start, start.skip(Lexer::isLetter));
        }
        if (start.isOn(c -> "+-*/=();,".indexOf(c) >= 0)) {
            return step(Token.Kind.SYMBOL, start, start.advance());
        }
        throw new IllegalStateException("unexpected " + start.current());
    }

    private static Step step(Token.Kind kind, Cursor start, Cursor end) {
        return new Step(new Token(kind, start.textUpTo(end), start.line()), end);
    }

    private static boolean isLetter(int c) {
        return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_';
    }
}
