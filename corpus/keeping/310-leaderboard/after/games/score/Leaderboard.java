package games.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Leaderboard {
    private final Map<String, Integer> scores = new LinkedHashMap<>();

    public int award(String player, int points) {
        if (player == null || player.isEmpty()) {
            throw new IllegalArgumentException("player must have a name");
        }
        int total = scores.getOrDefault(player, 0) + points;
        scores.put(player, total);
        return total;
    }

    public int rankOf(String player) {
        if (!scores.containsKey(player)) {
            return -1;
        }
        int own = scores.get(player);
        int rank = 1;
        for (int other : scores.values()) {
            if (other > own) {
                rank++;
            }
        }
        return rank;
    }

    public List<String> table() {
        List<Map.Entry<String, Integer>> entries = new ArrayList<>(scores.entrySet());
        entries.sort((a, b) -> Integer.compare(b.getValue(), a.getValue()));
        String[] rows = new String[entries.size()];
        int rank = 0;
        Integer previous = null;
        for (int i = 0; i < rows.length; i++) {
            Map.Entry<String, Integer> entry = entries.get(i);
            if (!entry.getValue().equals(previous)) {
                rank = i + 1;
                previous = entry.getValue();
            }
            rows[i] = rank + ". " + entry.getKey() + " (" + entry.getValue() + ")";
        }
        return List.of(rows);
    }

    public Optional<String> leader() {
        String leader = null;
        int best = 0;
        for (Map.Entry<String, Integer> entry : scores.entrySet()) {
            if (leader == null || entry.getValue() > best) {
                leader = entry.getKey();
                best = entry.getValue();
            }
        }
        return Optional.ofNullable(leader);
    }

    public List<String> tied(int score) {
        List<String> names = new ArrayList<>();
        for (String name : scores.keySet()) {
            if (scores.get(name) == score) {
                names.add(name);
            }
        }
        Collections.sort(names);
        return Collections.unmodifiableList(names);
    }

    public int drop(int below) {
        int dropped = 0;
        for (Iterator<Integer> it = scores.values().iterator(); it.hasNext();) {
            if (it.next() < below) {
                it.remove();
                dropped++;
            }
        }
        return dropped;
    }
}
