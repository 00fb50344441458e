package text.sentence;

import java.util.ArrayList;
import java.util.List;

public final class Sentence {
    private final List<String> words = new ArrayList<>();

    public Sentence(String... parts) {
        for (String p : parts) {
            if (p != null) {
                words.add(p.trim());
            }
        }
    }

    public String text() {
        return String.join(" ", words);
    }

    public int words() {
        return words.size();
    }

    public String last() {
        if (words.isEmpty()) {
            return null;
        }
        return words.get(words.size() - 1);
    }
}
