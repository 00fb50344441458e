package parse.opt;

import java.util.Optional;
import java.util.function.Function;

public final class Parsers {
    private Parsers() {
    }

    public static Optional<Integer> parseInt(String text) {
        if (text == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static <T> T parseWith(String text, Function<Integer, T> f, T fallback) {
        Optional<Integer> parsed = parseInt(text);
        if (parsed.isPresent()) {
            T value = f.apply(parsed.get());
            if (value != null) {
                return value;
            }
        }
        return fallback;
    }
}
