package lang.mini;

public record Token(Kind kind, String text, int line) {
    public enum Kind { WORD, TEXT, SYMBOL }
}
