package games.arcadia.scores;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** The best runs of a cabinet, best first; among equal points in order of the player's name. */
public final class Leaderboard {

    private static final Comparator<Run> ORDER =
            Comparator.comparingInt(Run::points).reversed().thenComparing(Run::player);

    private final int places;
    private final List<Run> runs = new ArrayList<>();

    public Leaderboard(int places) {
        this.places = places;
    }

    public void submit(Run run) {
        int at = Collections.binarySearch(runs, run, ORDER);
        runs.add(at < 0 ? -at - 1 : at, run);
        while (runs.size() > places) {
            runs.remove(runs.size() - 1);
        }
    }

    public boolean qualifies(int points) {
        return runs.size() < places || points > runs.get(runs.size() - 1).points();
    }

    public List<Run> top(int n) {
        return List.copyOf(runs.subList(0, Math.min(n, runs.size())));
    }

    public long entriesOf(String player) {
        int count = 0;
        for (Run run : runs) {
            if (run.player().equals(player)) {
                count++;
            }
        }
        return count;
    }
}
