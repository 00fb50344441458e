package stats.words;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

public class WordCount {
    private final Map<String, Integer> counts = new HashMap<>();

    public int add(String word) {
        int n = Optional.ofNullable(counts.get(word)).orElse(0) + 1;
        counts.put(word, n);
        return n;
    }

    public int count(String word) {
        return Optional.ofNullable(counts.get(word)).orElse(0);
    }

    public boolean forget(String word) {
        return Optional.ofNullable(counts.remove(word)).isPresent();
    }

    public int distinct() {
        return counts.size();
    }
}
