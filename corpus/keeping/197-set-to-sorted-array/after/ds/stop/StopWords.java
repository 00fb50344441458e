package ds.stop;

import java.util.Arrays;

public final class StopWords {
    private final String[] words;
    private int hits;

    public StopWords(String... words) {
        for (String w : words) {
            if (w.isEmpty()) {
                throw new IllegalArgumentException("a stop word is empty");
            }
        }
        this.words = Arrays.stream(words).sorted().distinct().toArray(String[]::new);
    }

    public boolean isStop(String word) {
        boolean stop = word != null && Arrays.binarySearch(words, word) >= 0;
        if (stop) {
            hits++;
        }
        return stop;
    }

    public int hits() {
        return hits;
    }

    public int size() {
        return words.length;
    }
}
