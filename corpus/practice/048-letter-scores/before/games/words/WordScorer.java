package games.words;

import java.util.HashMap;
import java.util.Map;

public class WordScorer {
    private final Map<String, Integer> m = new HashMap<>();
    private int n;

    public int score(String word) {
        Integer s = m.get(word);
        if (s != null) {
            return s;
        }
        n++;
        int sum = 0;
        for (int i = 0; i < word.length(); i++) {
            char c = word.charAt(i);
            switch (c) {
                case 'q':
                case 'z':
                    sum += 10;
                    break;
                case 'j':
                case 'x':
                    sum += 8;
                    break;
                case 'k':
                    sum += 5;
                    break;
                default:
                    if (c >= 'a' && c <= 'z') {
                        sum += 1;
                    } else {
                        throw new IllegalArgumentException("not a letter: " + c);
                    }
            }
        }
        m.put(word, sum);
        return sum;
    }

    public int computed() {
        return n;
    }

    public int remembered() {
        return m.size();
    }
}
