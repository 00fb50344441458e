package games.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Leaderboard {
    private static final Comparator<Standing> BEST_FIRST = Comparator
            .comparingLong(Standing::getPoints).reversed()
            .thenComparingInt(Standing::getGames)
            .thenComparing(Standing::getPlayer);

    private final Map<String, Standing> standings = new LinkedHashMap<>();

    public void report(String player, int points) {
        if (player == null || player.isEmpty()) {
            throw new IllegalArgumentException("player is missing");
        }
        Standing old = standings.get(player);
        Standing updated = old == null
                ? new Standing(player, points, 1)
                : new Standing(player, old.getPoints() + points, old.getGames() + 1);
        standings.put(player, updated);
    }

    public List<Standing> top(int n) {
        List<Standing> sorted = new ArrayList<>(standings.values());
        sorted.sort(BEST_FIRST);
        int wanted = Math.max(0, Math.min(n, sorted.size()));
        sorted.subList(wanted, sorted.size()).clear();
        return sorted;
    }

    public int rank(String player) {
        Standing own = standings.get(player);
        if (own == null) {
            return -1;
        }
        return 1 + (int) standings.values().stream()
                .filter(other -> other.getPoints() > own.getPoints())
                .count();
    }

    public boolean drop(String player) {
        return standings.remove(player) != null;
    }
}
