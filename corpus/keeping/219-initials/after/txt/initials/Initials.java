package txt.initials;

import java.util.Arrays;
import java.util.stream.Collectors;

public final class Initials {
    private Initials() {
    }

    public static String of(String name) {
        return Arrays.stream(name.split(" "))
            .filter(word -> !word.isEmpty())
            .map(word -> word.charAt(0) + ".")
            .collect(Collectors.joining());
    }

    public static int words(String name) {
        return of(name).length() / 2;
    }
}
