package pricing.formula;

import java.util.function.IntPredicate;

/** Cuts a formula into tokens, never further than the parser asks for, and never fails on odd characters. */
final class Lexer {

    enum Kind { NAME, NUMBER, SYMBOL, END }

    record Token(Kind kind, String text) {
        boolean isSymbol(char c) {
            return kind == Kind.SYMBOL && text.charAt(0) == c;
        }
    }

    private final String text;
    private int pos;
    private Token peeked;

    Lexer(String text) {
        this.text = text;
    }

    boolean isAtEnd() {
        return peek().kind() == Kind.END;
    }

    boolean accept(char symbol) {
        if (!peek().isSymbol(symbol)) {
            return false;
        }
        peeked = null;
        return true;
    }

    Token next() {
        Token token = peek();
        peeked = null;
        return token;
    }

    private Token peek() {
        if (peeked == null) {
            peeked = read();
        }
        return peeked;
    }

    private Token read() {
        scan(Character::isWhitespace);
        if (pos >= text.length()) {
            return new Token(Kind.END, "");
        }
        char first = text.charAt(pos);
        if (Character.isLetter(first)) {
            return new Token(Kind.NAME, scan(Character::isLetterOrDigit));
        }
        if (Character.isDigit(first) || first == '.') {
            return new Token(Kind.NUMBER, scan(c -> Character.isDigit(c) || c == '.'));
        }
        pos++;
        return new Token(Kind.SYMBOL, String.valueOf(first));
    }

    private String scan(IntPredicate wanted) {
        int start = pos;
        while (pos < text.length() && wanted.test(text.charAt(pos))) {
            pos++;
        }
        return text.substring(start, pos);
    }
}
