package search.query;

import java.util.Objects;

public record Token(Kind kind, String text) {

    public enum Kind {
        WORD, NUMBER, PHRASE, AND, OR, NOT, OPEN, CLOSE, END
    }

    public Token {
        Objects.requireNonNull(kind);
    }

    @Override
    public String toString() {
        return kind + "[" + text + "]";
    }
}
