package search.suggest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

public final class Completer {
    private final Map<String, Integer> weights = new HashMap<>();
    private final ToIntFunction<String> scorer;

    public Completer(ToIntFunction<String> scorer) {
        this.scorer = scorer;
    }

    public boolean learn(String word) {
        if (word == null || word.isBlank()) {
            return false;
        }
        int score = scorer == null ? 1 : scorer.applyAsInt(word);
        if (score < 0) {
            return false;
        }
        Integer old = weights.get(word);
        weights.put(word, old == null ? score : old + score);
        return true;
    }

    public boolean forget(String word) {
        return weights.remove(word) != null;
    }

    public List<String> suggest(String prefix, int max) {
        List<String> matching = new ArrayList<>();
        for (String word : weights.keySet()) {
            if (word.startsWith(prefix)) {
                matching.add(word);
            }
        }
        if (prefix == null) {
            throw new NullPointerException("prefix");
        }
        matching.sort((a, b) -> {
            int byWeight = Integer.compare(weights.get(b), weights.get(a));
            return byWeight != 0 ? byWeight : a.compareTo(b);
        });
        if (max < 0) {
            throw new IllegalArgumentException("max");
        }
        if (matching.size() > max) {
            return new ArrayList<>(matching.subList(0, max));
        }
        return matching;
    }

    public String best(String prefix) {
        List<String> found = suggest(prefix, 1);
        return found.isEmpty() ? prefix : found.get(0);
    }

    public int weight(String word) {
        Integer w = weights.get(word);
        return w == null ? 0 : w;
    }

    public int size() {
        return weights.size();
    }
}
