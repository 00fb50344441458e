package com.acme.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Statistics about the words of a text; text can be added bit by bit. */
public final class WordStats {
    private final List<String> words = new ArrayList<>();

    public WordStats feed(String text) {
        String[] parts = text.toLowerCase(Locale.ROOT).split("[^a-z0-9']+");
        for (String part : parts) {
            if (!part.isEmpty()) {
                words.add(part);
            }
        }
        return this;
    }

    public Map<String, Long> counts() {
        Map<String, Long> counts = new TreeMap<>();
        for (String word : words) {
            if (counts.containsKey(word)) {
                counts.put(word, counts.get(word) + 1);
            } else {
                counts.put(word, 1L);
            }
        }
        return counts;
    }

    public List<String> top(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n < 0");
        }
        Map<String, Long> left = counts();
        List<String> result = new ArrayList<>();
        while (result.size() < n && !left.isEmpty()) {
            String best = null;
            long bestCount = 0;
            for (Map.Entry<String, Long> e : left.entrySet()) {
                if (e.getValue() > bestCount) {
                    best = e.getKey();
                    bestCount = e.getValue();
                }
            }
            left.remove(best);
            result.add(best + ":" + bestCount);
        }
        return result;
    }

    public double averageLength() {
        if (words.isEmpty()) {
            return 0.0;
        }
        long sum = 0;
        for (String word : words) {
            sum += word.length();
        }
        return (double) sum / words.size();
    }

    public String longest() {
        String longest = "";
        for (String word : words) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        return longest;
    }

    public String initials() {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            if (i > 0) {
                sb.append('.');
            }
            sb.append(Character.toUpperCase(words.get(i).charAt(0)));
        }
        return sb.toString();
    }
}
