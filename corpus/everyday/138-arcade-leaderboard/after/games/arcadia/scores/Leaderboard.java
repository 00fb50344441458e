package games.arcadia.scores;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** The best runs of a cabinet, best first; among equal points in order of the player's name. */
public final class Leaderboard {

    private static final Comparator<Run> ORDER =
            Comparator.comparingInt(Run::points).reversed().thenComparing(Run::player);

    private final int places;
    private final TreeSet<Run> runs = new TreeSet<>(ORDER);

    public Leaderboard(int places) {
        this.places = places;
    }

    public void submit(Run run) {
        runs.add(run);
        while (runs.size() > places) {
            runs.pollLast();
        }
    }

    public boolean qualifies(int points) {
        return runs.size() < places || points > runs.last().points();
    }

    public List<Run> top(int n) {
        return runs.stream().limit(n).toList();
    }

    public long entriesOf(String player) {
        return runs.stream().filter(run -> run.player().equals(player)).count();
    }
}
