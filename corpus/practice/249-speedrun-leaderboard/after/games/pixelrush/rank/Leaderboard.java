package games.pixelrush.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Ranks runs: higher score first, then the faster run, then the player's name. */
public class Leaderboard {

    private static final Comparator<RunResult> RANKING = Comparator
            .comparingInt(RunResult::score)
            .thenComparingLong(RunResult::millis)
            .thenComparing(RunResult::player)
            .reversed();

    private final List<RunResult> results = new ArrayList<>();

    public void submit(RunResult result) {
        if (result.score() < 0 || result.millis() <= 0) {
            throw new IllegalArgumentException("implausible run " + result);
        }
        results.add(result);
    }

    /** The best run of each of the best players. */
    public List<RunResult> top(int count) {
        Set<String> seen = new HashSet<>();
        return results.stream()
                .sorted(RANKING)
                .filter(result -> seen.add(result.player()))
                .limit(count)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
