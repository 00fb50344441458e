package search.suggest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToIntFunction;

public final class Completer {
    private static final int MAX_CACHED = 64;

    private final TreeMap<String, Integer> weights = new TreeMap<>();
    private final Map<String, List<String>> ranked = new HashMap<>();
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
        weights.merge(word, score, Integer::sum);
        ranked.clear();
        return true;
    }

    public boolean forget(String word) {
        boolean known = word != null && weights.remove(word) != null;
        if (known) {
            ranked.clear();
        }
        return known;
    }

    public List<String> suggest(String prefix, int max) {
        Objects.requireNonNull(prefix, "prefix");
        if (max < 0) {
            throw new IllegalArgumentException("max " + max);
        }
        List<String> all = ranking(prefix);
        return new ArrayList<>(all.subList(0, Math.min(max, all.size())));
    }

    private List<String> ranking(String prefix) {
        List<String> known = ranked.get(prefix);
        if (known != null) {
            return known;
        }
        List<String> matching = new ArrayList<>();
        for (String word : weights.tailMap(prefix, true).keySet()) {
            if (!word.startsWith(prefix)) {
                break;
            }
            matching.add(word);
        }
        matching.sort(Comparator.comparing((String word) -> weights.get(word)).reversed()
                .thenComparing(Comparator.naturalOrder()));
        if (ranked.size() >= MAX_CACHED) {
            ranked.clear();
        }
        ranked.put(prefix, matching);
        return matching;
    }

    public String best(String prefix) {
        List<String> found = suggest(prefix, 1);
        return found.isEmpty() ? prefix : found.get(0);
    }

    public int weight(String word) {
        return word == null ? 0 : weights.getOrDefault(word, 0);
    }

    public int size() {
        return weights.size();
    }
}
