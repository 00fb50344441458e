package text.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

public final class WordTally {

    private final Map<String, Integer> counts = new TreeMap<>();
    private int total;

    public void add(String text) {
        if (text == null) {
            return;
        }
        for (String word : text.toLowerCase(Locale.ROOT).split("[^\\p{L}]+")) {
            if (!word.isEmpty()) {
                add(word, 1);
            }
        }
    }

    public void add(String word, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("times");
        }
        counts.merge(word, times, Integer::sum);
        total += times;
    }

    public boolean forgetOne(String word) {
        boolean known = counts.containsKey(word);
        if (known) {
            counts.computeIfPresent(word, (w, n) -> n <= 1 ? null : n - 1);
            total--;
        }
        return known;
    }

    public int count(String word) {
        return counts.getOrDefault(word, 0);
    }

    public List<String> withCount(int n) {
        List<String> words = new ArrayList<>();
        counts.forEach((word, count) -> {
            if (count == n) {
                words.add(word);
            }
        });
        return words;
    }

    public int total() {
        return total;
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
