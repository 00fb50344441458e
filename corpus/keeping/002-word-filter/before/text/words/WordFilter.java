package text.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

public class WordFilter {
    private final String[] words;
    private int queries;

    public WordFilter(String... words) {
        this.words = words.clone();
    }

    public List<String> select(Predicate<String> test) {
        queries++;
        List<String> out = new ArrayList<>();
        for (String word : words) {
            if (word != null && test.test(word)) {
                out.add(word.trim());
            }
        }
        return out;
    }

    public int longest() {
        queries++;
        int best = 0;
        for (String word : words) {
            if (word != null && word.length() > best) {
                best = word.length();
            }
        }
        return best;
    }

    public int queries() {
        return queries;
    }
}
