package poll.votes;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

public class Poll {
    public enum Choice { YES, NO, ABSTAIN }

    private final List<Choice> ballots = new ArrayList<>();

    public void vote(Choice choice) {
        ballots.add(Objects.requireNonNull(choice));
    }

    public Map<Choice, Integer> tally() {
        return ballots.stream().collect(Collectors.toMap(
            Function.identity(), c -> 1, Integer::sum, () -> new EnumMap<>(Choice.class)));
    }

    public Choice winner() {
        Map<Choice, Integer> counts = tally();
        Choice best = null;
        int most = 0;
        for (Choice c : Choice.values()) {
            int n = counts.getOrDefault(c, 0);
            if (n > most) {
                most = n;
                best = c;
            }
        }
        return best;
    }
}
