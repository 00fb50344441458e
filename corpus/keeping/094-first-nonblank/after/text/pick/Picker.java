package text.pick;

import java.util.Optional;
import java.util.function.Supplier;

public final class Picker {
    private Picker() {
    }

    public static String pick(Supplier<String> first, Supplier<String> second, String fallback) {
        return nonEmpty(first.get())
            .or(() -> nonEmpty(second.get()))
            .orElse(fallback);
    }

    private static Optional<String> nonEmpty(String s) {
        return Optional.ofNullable(s).filter(text -> !text.isEmpty());
    }

    public static int pickLength(Supplier<String> first, Supplier<String> second) {
        return Optional.ofNullable(pick(first, second, null)).map(String::length).orElse(-1);
    }
}
