package puzzles.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class AnagramIndex {
    private final List<String> words = new ArrayList<>();
    private final boolean ignoreBlanks;

    public AnagramIndex(boolean ignoreBlanks) {
        this.ignoreBlanks = ignoreBlanks;
    }

    /** False if the word is there already. */
    public boolean add(String word) {
        String trimmed = word.trim();
        if (trimmed.isEmpty()) {
            throw new IllegalArgumentException("empty");
        }
        for (String old : words) {
            if (old.equals(trimmed)) {
                return false;
            }
        }
        words.add(trimmed);
        return true;
    }

    private String key(String word) {
        char[] letters = word.toCharArray();
        int n = 0;
        for (char c : letters) {
            if (!ignoreBlanks || c != ' ') {
                letters[n++] = c;
            }
        }
        letters = Arrays.copyOf(letters, n);
        Arrays.sort(letters);
        return new String(letters);
    }

    /** Groups of at least two, in the order of their first words. */
    public List<List<String>> groups() {
        List<String> keys = new ArrayList<>();
        List<List<String>> all = new ArrayList<>();
        for (String word : words) {
            String key = key(word);
            int at = keys.indexOf(key);
            if (at < 0) {
                keys.add(key);
                List<String> fresh = new ArrayList<>();
                fresh.add(word);
                all.add(fresh);
            } else {
                all.get(at).add(word);
            }
        }
        List<List<String>> result = new ArrayList<>();
        for (List<String> group : all) {
            if (group.size() > 1) {
                result.add(group);
            }
        }
        return result;
    }

    public List<String> anagramsOf(String word) {
        List<String> result = new ArrayList<>();
        String key = key(word);
        for (String candidate : words) {
            if (!candidate.equals(word) && key(candidate).equals(key)) {
                result.add(candidate);
            }
        }
        return result;
    }

    public boolean hasAnagrams() {
        for (int i = 0; i < words.size(); i++) {
            for (int j = i + 1; j < words.size(); j++) {
                if (key(words.get(i)).equals(key(words.get(j)))) {
                    return true;
                }
            }
        }
        return false;
    }
}
