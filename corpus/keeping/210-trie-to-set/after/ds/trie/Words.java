package ds.trie;

import java.util.Objects;
import java.util.TreeSet;

public class Words {
    private final TreeSet<String> words = new TreeSet<>();

    public boolean add(String word) {
        return words.add(Objects.requireNonNull(word));
    }

    public boolean contains(String word) {
        return words.contains(Objects.requireNonNull(word));
    }

    public boolean hasPrefix(String prefix) {
        if (prefix.isEmpty()) {
            return true;
        }
        String candidate = words.ceiling(prefix);
        return candidate != null && candidate.startsWith(prefix);
    }

    public int size() {
        return words.size();
    }
}
