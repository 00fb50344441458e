package ds.stop;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

public final class StopWords {
    private final Set<String> words;
    private int hits;

    public StopWords(String... words) {
        for (String w : words) {
            if (w.isEmpty()) {
                throw new IllegalArgumentException("empty word");
            }
        }
        this.words = new HashSet<>(Arrays.asList(words));
    }

    public boolean isStop(String word) {
        boolean stop = word != null && words.contains(word);
        if (stop) {
            hits++;
        }
        return stop;
    }

    public int hits() {
        return hits;
    }

    public int size() {
        return words.size();
    }
}
