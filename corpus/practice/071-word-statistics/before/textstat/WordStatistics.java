package textstat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public final class WordStatistics {

    private final SortedMap<String, Integer> counts = new TreeMap<>();

    public WordStatistics(String text) {
        for (String word : text.split("\\W+")) {
            if (word.isEmpty()) {
                continue;
            }
            String key = word.toLowerCase(Locale.ROOT);
            Integer old = counts.get(key);
            if (old == null) {
                counts.put(key, 1);
            } else {
                counts.put(key, old + 1);
            }
        }
    }

    public SortedMap<String, Integer> counts() {
        return new TreeMap<>(counts);
    }

    /** The most frequent words, ties in alphabetical order. */
    public List<String> top(int n) {
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(counts.entrySet());
        Collections.sort(entries, new Comparator<Map.Entry<String, Integer>>() {
            @Override
            public int compare(Map.Entry<String, Integer> a, Map.Entry<String, Integer> b) {
                int byCount = b.getValue().compareTo(a.getValue());
                return byCount != 0 ? byCount : a.getKey().compareTo(b.getKey());
            }
        });
        List<String> words = new ArrayList<>();
        for (int i = 0; i < n && i < entries.size(); i++) {
            words.add(entries.get(i).getKey());
        }
        return words;
    }

    public int longestWord() {
        int longest = 0;
        for (String word : counts.keySet()) {
            if (word.length() > longest) {
                longest = word.length();
            }
        }
        return longest;
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, Integer> entry : counts.entrySet()) {
            sb.append(String.format("%-" + (longestWord() + 1) + "s%d%n", entry.getKey(), entry.getValue()));
        }
        return sb.toString();
    }
}
