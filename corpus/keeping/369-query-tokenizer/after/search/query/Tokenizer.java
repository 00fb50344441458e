package search.query;

import search.query.Token.Kind;

public final class Tokenizer {

    private final String input;
    private int pos;

    public Tokenizer(String input) {
        this.input = input;
        this.pos = input.startsWith("\uFEFF") ? 1 : 0;
    }

    public Token next() {
        while (pos < input.length() && Character.isWhitespace(input.charAt(pos))) {
            pos++;
        }
        if (pos == input.length()) {
            return new Token(Kind.END, "");
        }
        char c = input.charAt(pos);
        return switch (c) {
            case '(' -> symbol(Kind.OPEN, c);
            case ')' -> symbol(Kind.CLOSE, c);
            case '&', '+' -> symbol(Kind.AND, c);
            case '|' -> symbol(Kind.OR, c);
            case '-', '!' -> symbol(Kind.NOT, c);
            case '"' -> phrase();
            default -> {
                if (!Character.isLetterOrDigit(c)) {
                    throw new IllegalArgumentException("unexpected '" + c + "' at " + pos);
                }
                yield word();
            }
        };
    }

    private Token symbol(Kind kind, char c) {
        pos++;
        return new Token(kind, Character.toString(c));
    }

    private Token phrase() {
        int end = input.indexOf('"', pos + 1);
        if (end < 0) {
            throw new IllegalStateException("open quote at " + pos);
        }
        Token token = new Token(Kind.PHRASE, input.substring(pos + 1, end));
        pos = end + 1;
        return token;
    }

    private Token word() {
        int start = pos;
        boolean digits = true;
        for (; pos < input.length() && Character.isLetterOrDigit(input.charAt(pos)); pos++) {
            digits &= Character.isDigit(input.charAt(pos));
        }
        String word = input.substring(start, pos);
        Kind kind = switch (word) {
            case "AND" -> Kind.AND;
            case "OR" -> Kind.OR;
            case "NOT" -> Kind.NOT;
            default -> digits ? Kind.NUMBER : Kind.WORD;
        };
        return new Token(kind, word);
    }
}
