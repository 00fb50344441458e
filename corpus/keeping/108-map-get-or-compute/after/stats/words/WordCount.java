package stats.words;

import java.util.HashMap;
import java.util.Map;

public class WordCount {
    private final Map<String, Integer> counts = new HashMap<>();

    public int add(String word) {
        return counts.merge(word, 1, Integer::sum);
    }

    public int count(String word) {
        return counts.getOrDefault(word, 0);
    }

    public boolean forget(String word) {
        return counts.remove(word) != null;
    }

    public int distinct() {
        return counts.size();
    }
}
