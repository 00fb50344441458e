package games.board;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Best score first; among equal scores whoever got there first. */
public final class Leaderboard {
    private record Standing(String player, long score, long reached) {
        @Override
        public String toString() {
            return player + " " + score;
        }
    }

    private final TreeSet<Standing> ranking = new TreeSet<>(
            Comparator.comparingLong(Standing::score).reversed()
                    .thenComparingLong(Standing::reached));
    private final Map<String, Standing> standings = new HashMap<>();
    private long clock;

    public long award(String player, long points) {
        if (player == null || player.isBlank()) {
            throw new IllegalArgumentException("player");
        }
        Standing old = standings.get(player);
        if (old != null && points == 0) {
            return old.score();
        }
        long score = old == null ? points : Math.addExact(old.score(), points);
        Standing now = new Standing(player, score, clock++);
        if (old != null) {
            ranking.remove(old);
        }
        ranking.add(now);
        standings.put(player, now);
        return score;
    }

    public boolean retire(String player) {
        Standing gone = standings.remove(player);
        return gone != null && ranking.remove(gone);
    }

    /** One-based rank. */
    public Optional<Integer> rank(String player) {
        return Optional.ofNullable(standings.get(player))
                .map(standing -> ranking.headSet(standing, true).size());
    }

    public List<String> top(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n: " + n);
        }
        return ranking.stream().limit(n).map(Standing::toString)
                .collect(Collectors.toCollection(java.util.ArrayList::new));
    }

    public String leader() {
        return ranking.isEmpty() ? null : ranking.first().player();
    }

    public long score(String player) {
        Standing standing = standings.get(player);
        return standing == null ? 0 : standing.score();
    }
}
