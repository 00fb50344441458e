package dict.pairs;

import java.util.LinkedHashMap;
import java.util.Map;

public class Translator {
    private final Map<String, String> words = new LinkedHashMap<>();

    public boolean learn(String word, String meaning) {
        if (word == null || meaning == null || words.containsKey(word)) {
            return false;
        }
        words.put(word, meaning);
        return true;
    }

    public String translate(String word) {
        return words.get(word);
    }

    public String back(String meaning) {
        for (Map.Entry<String, String> e : words.entrySet()) {
            if (e.getValue().equals(meaning)) {
                return e.getKey();
            }
        }
        return null;
    }

    public int size() {
        return words.size();
    }
}
