package text.pick;

import java.util.function.Supplier;

public final class Picker {
    private Picker() {
    }

    public static String pick(Supplier<String> first, Supplier<String> second, String fallback) {
        String s = first.get();
        if (s != null && !s.isEmpty()) {
            return s;
        }
        s = second.get();
        if (s != null && !s.isEmpty()) {
            return s;
        }
        return fallback;
    }

    public static int pickLength(Supplier<String> first, Supplier<String> second) {
        String s = pick(first, second, null);
        return s == null ? -1 : s.length();
    }
}
