package formula.lex;

public record Token(Kind kind, String text, int position) {
    public enum Kind { NUMBER, NAME, OPERATOR, END }
}
