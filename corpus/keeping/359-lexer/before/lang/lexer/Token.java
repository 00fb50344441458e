package lang.lexer;

import java.util.Objects;

public final class Token {
    public enum Kind { WORD, TEXT, SYMBOL, END }

    private final Kind kind;
    private final String text;
    private final int line;

    public Token(Kind kind, String text, int line) {
        this.kind = kind;
        this.text = text;
        this.line = line;
    }

    public Kind kind() {
        return kind;
    }

    public String text() {
        return text;
    }

    public int line() {
        return line;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Token)) {
            return false;
        }
        Token t = (Token) o;
        return kind == t.kind && Objects.equals(text, t.text) && line == t.line;
    }

    @Override
    public int hashCode() {
        return Objects.hash(text, line);
    }

    @Override
    public String toString() {
        return kind + ":" + text;
    }
}
