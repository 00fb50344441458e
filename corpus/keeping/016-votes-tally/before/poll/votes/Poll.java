package poll.votes;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class Poll {
    public enum Choice { YES, NO, ABSTAIN }

    private final List<Choice> ballots = new ArrayList<>();

    public void vote(Choice choice) {
        ballots.add(Objects.requireNonNull(choice));
    }

    public Map<Choice, Integer> tally() {
        Map<Choice, Integer> counts = new EnumMap<>(Choice.class);
        for (Choice c : ballots) {
            Integer old = counts.get(c);
            counts.put(c, old == null ? 1 : old + 1);
        }
        return counts;
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
