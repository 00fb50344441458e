package puzzles.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

public final class AnagramIndex {
    private final Set<String> words = new LinkedHashSet<>();
    private final boolean ignoreBlanks;

    public AnagramIndex(boolean ignoreBlanks) {
        this.ignoreBlanks = ignoreBlanks;
    }

    /** False if the word is there already. */
    public boolean add(String word) {
        String trimmed = word.trim();
        if (trimmed.isEmpty()) {
            throw new IllegalArgumentException("nothing but blanks");
        }
        return words.add(trimmed);
    }

    private String key(String word) {
        return word.chars()
                .filter(c -> !(ignoreBlanks && c == ' '))
                .sorted()
                .mapToObj(c -> String.valueOf((char) c))
                .collect(Collectors.joining());
    }

    /** Groups of at least two, in the order of their first words. */
    public List<List<String>> groups() {
        return byKey().values().stream()
                .filter(group -> group.size() > 1)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<String> anagramsOf(String word) {
        String key = key(word);
        return words.stream()
                .filter(candidate -> !candidate.equals(word))
                .filter(candidate -> key(candidate).equals(key))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public boolean hasAnagrams() {
        return byKey().size() < words.size();
    }

    private LinkedHashMap<String, List<String>> byKey() {
        return words.stream().collect(Collectors.groupingBy(
                this::key, LinkedHashMap::new, Collectors.toCollection(ArrayList::new)));
    }
}
