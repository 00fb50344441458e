package search.query;

import java.util.Objects;

public final class Token {

    private final Kind kind;
    private final String text;

    public enum Kind {
        WORD, NUMBER, PHRASE, AND, OR, NOT, OPEN, CLOSE, END
    }

    public Token(Kind kind, String text) {
        this.kind = Objects.requireNonNull(kind);
        this.text = text;
    }

    public Kind kind() {
        return kind;
    }

    public String text() {
        return text;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Token)) {
            return false;
        }
        Token other = (Token) o;
        return kind == other.kind && Objects.equals(text, other.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.ordinal(), text);
    }

    @Override
    public String toString() {
        return kind + "[" + text + "]";
    }
}
