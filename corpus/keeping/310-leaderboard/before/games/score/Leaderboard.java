package games.score;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

public final class Leaderboard {
    private final Map<String, Integer> scores = new LinkedHashMap<>();

    public int award(String player, int points) {
        if (player == null || player.isEmpty()) {
            throw new IllegalArgumentException("player");
        }
        return scores.merge(player, points, Integer::sum);
    }

    public int rankOf(String player) {
        Integer score = scores.get(player);
        if (score == null) {
            return -1;
        }
        return 1 + (int) scores.values().stream().filter(s -> s > score).count();
    }

    public List<String> table() {
        return scores.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(e -> rankOf(e.getKey()) + ". " + e.getKey() + " (" + e.getValue() + ")")
                .collect(Collectors.toUnmodifiableList());
    }

    public Optional<String> leader() {
        return scores.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey);
    }

    public List<String> tied(int score) {
        List<String> names = scores.entrySet().stream()
                .filter(e -> e.getValue() == score)
                .map(Map.Entry::getKey)
                .sorted(Comparator.naturalOrder())
                .collect(Collectors.toList());
        return Collections.unmodifiableList(names);
    }

    public int drop(int below) {
        int before = scores.size();
        scores.values().removeIf(s -> s < below);
        return before - scores.size();
    }
}
