package text.sentence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

public final class Sentence {
    private final List<String> words = new ArrayList<>();

    public Sentence(String... parts) {
        Arrays.stream(parts)
            .map(Optional::ofNullable)
            .flatMap(Optional::stream)
            .map(String::trim)
            .forEach(words::add);
    }

    public String text() {
        return String.join(" ", words);
    }

    public int words() {
        return words.size();
    }

    public String last() {
        return words.stream().reduce((first, second) -> second).orElse(null);
    }
}
