package text.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;

public class WordFilter {
    private final String[] words;
    private int queries;

    public WordFilter(String... words) {
        this.words = words.clone();
    }

    public List<String> select(Predicate<String> test) {
        queries++;
        return Arrays.stream(words)
            .filter(word -> word != null && test.test(word))
            .map(String::trim)
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public int longest() {
        queries++;
        return Arrays.stream(words).filter(Objects::nonNull).mapToInt(String::length).max().orElse(0);
    }

    public int queries() {
        return queries;
    }
}
