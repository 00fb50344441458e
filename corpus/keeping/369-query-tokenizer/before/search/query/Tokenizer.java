package search.query;

public final class Tokenizer {

    private final String input;
    private int pos;

    public Tokenizer(String input) {
        this.input = input;
        this.pos = input.length() > 0 && input.charAt(0) == '\uFEFF' ? 1 : 0;
    }

    public Token next() {
        while (pos < input.length() && Character.isWhitespace(input.charAt(pos))) {
            pos++;
        }
        if (pos == input.length()) {
            return new Token(Token.Kind.END, "");
        }
        char c = input.charAt(pos);
        if (c == '(') {
            pos++;
            return new Token(Token.Kind.OPEN, "(");
        } else if (c == ')') {
            pos++;
            return new Token(Token.Kind.CLOSE, ")");
        } else if (c == '&' || c == '+') {
            pos++;
            return new Token(Token.Kind.AND, String.valueOf(c));
        } else if (c == '|') {
            pos++;
            return new Token(Token.Kind.OR, "|");
        } else if (c == '-' || c == '!') {
            pos++;
            return new Token(Token.Kind.NOT, String.valueOf(c));
        } else if (c == '"') {
            int end = input.indexOf('"', pos + 1);
            if (end < 0) {
                throw new IllegalStateException("open quote at " + pos);
            }
            String phrase = input.substring(pos + 1, end);
            pos = end + 1;
            return new Token(Token.Kind.PHRASE, phrase);
        } else if (Character.isLetterOrDigit(c)) {
            int start = pos;
            boolean digits = true;
            while (pos < input.length() && Character.isLetterOrDigit(input.charAt(pos))) {
                digits = digits && Character.isDigit(input.charAt(pos));
                pos++;
            }
            String word = input.substring(start, pos);
            if (word.equals("AND")) {
                return new Token(Token.Kind.AND, word);
            } else if (word.equals("OR")) {
                return new Token(Token.Kind.OR, word);
            } else if (word.equals("NOT")) {
                return new Token(Token.Kind.NOT, word);
            }
            return new Token(digits ? Token.Kind.NUMBER : Token.Kind.WORD, word);
        }
        throw new IllegalArgumentException("unexpected '" + c + "' at " + pos);
    }
}
