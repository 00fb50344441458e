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
            if (word.isEmpty()) {
                continue;
            }
            if (counts.containsKey(word)) {
                counts.put(word, counts.get(word) + 1);
            } else {
                counts.put(word, 1);
            }
            total++;
        }
    }

    public void add(String word, int times) {
        if (times < 0) {
            throw new IllegalArgumentException("times");
        }
        Integer old = counts.get(word);
        counts.put(word, old == null ? times : old + times);
        total += times;
    }

    public boolean forgetOne(String word) {
        Integer old = counts.get(word);
        if (old == null) {
            return false;
        }
        if (old <= 1) {
            counts.remove(word);
        } else {
            counts.put(word, old - 1);
        }
        total--;
        return true;
    }

    public int count(String word) {
        Integer n = counts.get(word);
        if (n == null) {
            return 0;
        }
        return n;
    }

    public List<String> withCount(int n) {
        List<String> words = new ArrayList<>();
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            if (e.getValue() == n) {
                words.add(e.getKey());
            }
        }
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
