package lang.tokens;

import java.util.Objects;

public final class Token {
    private final char kind;
    private final String text;

    public Token(char kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    public char kind() {
        return kind;
    }

    public String text() {
        return text;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Token && kind == ((Token) o).kind && Objects.equals(text, ((Token) o).text);
    }

    @Override
    public int hashCode() {
        return kind + Objects.hashCode(text);
    }

    @Override
    public String toString() {
        return "Token[kind=" + kind + ", text=" + text + "]";
    }
}
