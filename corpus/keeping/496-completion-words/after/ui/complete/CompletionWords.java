package ui.complete;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

public final class CompletionWords {
    private static final int LONGEST = 64;

    /** String order is the order of UTF-16 units, so words with one prefix are neighbours. */
    private final TreeSet<String> words = new TreeSet<>();

    public boolean add(String word) {
        if (word.length() > LONGEST) {
            throw new IllegalArgumentException("too long");
        }
        return words.add(word);
    }

    public boolean contains(String word) {
        return words.contains(word);
    }

    public boolean remove(String word) {
        return words.remove(word);
    }

    /** At most so many words that start with the prefix, sorted. */
    public List<String> complete(String prefix, int most) {
        List<String> found = new ArrayList<>();
        for (String word : words.tailSet(prefix)) {
            if (found.size() >= most || !word.startsWith(prefix)) {
                break;
            }
            found.add(word);
        }
        return found;
    }

    public boolean hasPrefix(String prefix) {
        String next = words.ceiling(Objects.requireNonNull(prefix));
        return next != null && next.startsWith(prefix);
    }

    public int size() {
        return words.size();
    }
}
