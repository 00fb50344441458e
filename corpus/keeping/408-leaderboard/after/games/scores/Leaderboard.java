package games.scores;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Leaderboard {

    private final Map<String, Long> best = new LinkedHashMap<>();
    private final Map<String, Integer> penalties = new LinkedHashMap<>();

    /** Keeps the better score; returns the score that now counts. */
    public long submit(String player, long score) {
        return best.merge(player, score, Math::max);
    }

    public boolean penalise(String player, int points) {
        boolean known = best.containsKey(player);
        if (known) {
            best.computeIfPresent(player, (p, score) -> score - points < 0 ? null : Long.valueOf(score - points));
            penalties.merge(player, 1, Integer::sum);
        }
        return known;
    }

    public int penalties(String player) {
        return penalties.getOrDefault(player, 0);
    }

    public boolean rename(String from, String to) {
        Optional<Long> score = Optional.ofNullable(best.remove(from));
        score.ifPresent(s -> best.merge(to, s, Math::max));
        return score.isPresent();
    }

    public String winner() {
        return best.entrySet().stream()
                .reduce((top, e) -> e.getValue() > top.getValue() ? e : top)
                .map(top -> top.getKey() + ":" + top.getValue())
                .orElse("nobody");
    }

    public List<String> players() {
        return new ArrayList<>(best.keySet());
    }
}
