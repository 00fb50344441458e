package lang.lexer;

import java.util.Objects;

public record Token(Kind kind, String text, int line) {
    public enum Kind { WORD, TEXT, SYMBOL, END }

    // without the kind, whose hash code is different in every run
    @Override
    public int hashCode() {
        return Objects.hash(text, line);
    }

    @Override
    public String toString() {
        return kind + ":" + text;
    }
}
