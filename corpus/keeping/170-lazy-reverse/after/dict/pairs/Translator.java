package dict.pairs;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

public class Translator {
    private final Map<String, String> words = new LinkedHashMap<>();
    private final Map<String, String> reverse = new HashMap<>();

    public boolean learn(String word, String meaning) {
        if (word == null || meaning == null || words.containsKey(word)) {
            return false;
        }
        words.put(word, meaning);
        reverse.putIfAbsent(meaning, word);
        return true;
    }

    public String translate(String word) {
        return words.get(word);
    }

    public String back(String meaning) {
        return reverse.get(meaning);
    }

    public int size() {
        return words.size();
    }
}
