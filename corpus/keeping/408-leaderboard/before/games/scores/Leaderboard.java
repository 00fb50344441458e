package games.scores;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Leaderboard {

    private final Map<String, Long> best = new LinkedHashMap<>();
    private final Map<String, Integer> penalties = new LinkedHashMap<>();

    /** Keeps the better score; returns the score that now counts. */
    public long submit(String player, long score) {
        Long old = best.get(player);
        if (old == null || score > old) {
            best.put(player, score);
            return score;
        }
        return old;
    }

    public boolean penalise(String player, int points) {
        if (!best.containsKey(player)) {
            return false;
        }
        long rest = best.get(player) - points;
        if (rest < 0) {
            best.remove(player);
        } else {
            best.put(player, rest);
        }
        Integer count = penalties.get(player);
        if (count == null) {
            count = 0;
        }
        penalties.put(player, count + 1);
        return true;
    }

    public int penalties(String player) {
        Integer count = penalties.get(player);
        return count != null ? count : 0;
    }

    public boolean rename(String from, String to) {
        Long score = best.get(from);
        if (score == null) {
            return false;
        }
        best.remove(from);
        Long present = best.get(to);
        if (present == null || present < score) {
            best.put(to, score);
        }
        return true;
    }

    public String winner() {
        String name = null;
        long top = 0;
        for (Map.Entry<String, Long> e : best.entrySet()) {
            if (name == null || e.getValue() > top) {
                name = String.valueOf(e.getKey());
                top = e.getValue();
            }
        }
        return name == null ? "nobody" : name + ":" + top;
    }

    public List<String> players() {
        return new ArrayList<>(best.keySet());
    }
}
