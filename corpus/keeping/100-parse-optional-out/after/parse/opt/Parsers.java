package parse.opt;

import java.util.Optional;
import java.util.function.Function;

public final class Parsers {
    private Parsers() {
    }

    public static Optional<Integer> parseInt(String text) {
        return Optional.ofNullable(parseOrNull(text));
    }

    private static Integer parseOrNull(String text) {
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    public static <T> T parseWith(String text, Function<Integer, T> f, T fallback) {
        return parseInt(text).map(n -> f.apply(n)).orElse(fallback);
    }
}
