package games.words;

import java.util.HashMap;
import java.util.Map;

public class WordScorer {
    private static final Map<Character, Integer> RARE_LETTERS = Map.of('q', 10, 'z', 10, 'j', 8, 'x', 8, 'k', 5);
    private static final int COMMON_LETTER = 1;

    private final Map<String, Integer> scores = new HashMap<>();
    private int computations;

    public int score(String word) {
        Integer known = scores.get(word);
        if (known != null) {
            return known;
        }
        computations++;
        int score = compute(word);
        scores.put(word, score);
        return score;
    }

    private static int compute(String word) {
        int sum = 0;
        for (int i = 0; i < word.length(); i++) {
            sum += letterScore(word.charAt(i));
        }
        return sum;
    }

    private static int letterScore(char letter) {
        if (letter < 'a' || letter > 'z') {
            throw new IllegalArgumentException("not a letter: " + letter);
        }
        return RARE_LETTERS.getOrDefault(letter, COMMON_LETTER);
    }

    public int computed() {
        return computations;
    }

    public int remembered() {
        return scores.size();
    }
}
