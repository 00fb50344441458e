package math.calc;

final class Tokenizer {
    enum Kind { NUMBER, NAME, SYMBOL, END }

    private final String text;
    private int start;
    private int end;
    private Kind kind;

    Tokenizer(String text) {
        this.text = text;
        advance();
    }

    Kind kind() { return kind; }
    String lexeme() { return text.substring(start, end); }

    boolean accept(char symbol) {
        if (kind != Kind.SYMBOL || text.charAt(start) != symbol) {
            return false;
        }
        advance();
        return true;
    }

    void advance() {
        start = end;
        while (start < text.length() && text.charAt(start) == ' ') {
            start++;
        }
        end = start;
        if (start == text.length()) {
            kind = Kind.END;
        } else if (isDigit(text.charAt(start))) {
            kind = Kind.NUMBER;
            while (end < text.length() && isDigit(text.charAt(end))) {
                end++;
            }
        } else if (isLetter(text.charAt(start))) {
            kind = Kind.NAME;
            while (end < text.length() && isLetter(text.charAt(end))) {
                end++;
            }
        } else {
            kind = Kind.SYMBOL;
            end++;
        }
    }

    private static boolean isDigit(char c) { return c >= '0' && c <= '9'; }
    static boolean isLetter(char c) { return c >= 'a' && c <= 'z'; }
}
