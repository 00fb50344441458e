package lang.tokens;

import java.util.function.Consumer;

public final class Lexer {
    public int scan(String input, Consumer<Token> sink) {
        int count = 0;
        for (String part : input.split(" ")) {
            char kind = part.isEmpty() ? '?' : Character.isDigit(part.charAt(0)) ? 'n' : 'w';
            sink.accept(new Token(kind, part));
            count++;
        }
        return count;
    }
}
