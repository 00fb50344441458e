package ds.letters;

import java.util.Map;
import java.util.TreeMap;

public class LetterBag {
    private final Map<Character, Integer> counts = new TreeMap<>();

    public LetterBag add(String word) {
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            if (c >= 'a' && c <= 'z') {
                counts.merge(c, 1, Integer::sum);
            }
        }
        return this;
    }

    public int count(char c) {
        return counts.getOrDefault(c, 0);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        counts.forEach((letter, n) -> sb.append(letter).append(n));
        return sb.toString();
    }
}
