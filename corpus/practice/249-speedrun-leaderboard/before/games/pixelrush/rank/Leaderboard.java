package games.pixelrush.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Ranks runs: higher score first, then the faster run, then the player's name. */
public class Leaderboard {

    private static final Comparator<RunResult> RANKING = new Comparator<RunResult>() {
        @Override
        public int compare(RunResult a, RunResult b) {
            int byScore = Integer.compare(b.score(), a.score());
            if (byScore != 0) {
                return byScore;
            }
            int byTime = Long.compare(a.millis(), b.millis());
            if (byTime != 0) {
                return byTime;
            }
            return a.player().compareTo(b.player());
        }
    };

    private final List<RunResult> results = new ArrayList<>();

    public void submit(RunResult result) {
        if (result.score() < 0 || result.millis() <= 0) {
            throw new IllegalArgumentException("implausible run " + result);
        }
        results.add(result);
    }

    /** The best run of each of the best players. */
    public List<RunResult> top(int count) {
        List<RunResult> sorted = new ArrayList<>(results);
        sorted.sort(RANKING);
        Set<String> seen = new HashSet<>();
        List<RunResult> top = new ArrayList<>();
        for (RunResult result : sorted) {
            if (top.size() == count) {
                break;
            }
            if (seen.add(result.player())) {
                top.add(result);
            }
        }
        return top;
    }
}
