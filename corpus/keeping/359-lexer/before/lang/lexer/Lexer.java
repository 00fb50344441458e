package lang.lexer;

public final class Lexer {
    private final String source;
    private int at;
    private int line = 1;

    public Lexer(String source) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        this.source = source;
    }

    public int line() {
        return line;
    }

    public Token peek() {
        int oldAt = at;
        int oldLine = line;
        try {
            return next();
        } finally {
            at = oldAt;
            line = oldLine;
        }
    }

    /** After a failure the next call starts at the same place again. */
    public Token next() {
        int oldAt = at;
        int oldLine = line;
        boolean done = false;
        try {
            Token token = scan();
            done = true;
            return token;
        } finally {
            if (!done) {
                at = oldAt;
                line = oldLine;
            }
        }
    }

    private Token scan() {
        while (at < source.length() && source.charAt(at) <= ' ') {
            if (source.charAt(at) == '\n') {
                line++;
            }
            at++;
        }
        if (at == source.length()) {
            return new Token(Token.Kind.END, "", line);
        }
        int start = at;
        char c = source.charAt(at);
        if (c == '"') {
            int startLine = line;
            at++;
            while (at < source.length() && source.charAt(at) != '"') {
                if (source.charAt(at) == '\n') {
                    line++;
                }
                at++;
            }
            if (at == source.length()) {
                throw new IllegalStateException("text without end in line " + startLine);
            }
            at++;
            return new Token(Token.Kind.TEXT, source.substring(start + 1, at - 1), startLine);
        }
        if (isLetter(c)) {
            while (at < source.length() && isLetter(source.charAt(at))) {
                at++;
            }
            return new Token(Token.Kind.WORD, source.substring(start, at), line);
        }
        if ("+-*/=();,".indexOf(c) < 0) {
            throw new IllegalStateException("strange character " + c);
        }
        at++;
        return new Token(Token.Kind.SYMBOL, String.valueOf(c), line);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }
}
