package rules.score;

import java.util.ArrayList;
import java.util.List;

public class Scoring {
    private final List<Rule> rules = new ArrayList<>();

    public Scoring bonusAbove(int limit, int bonus) {
        rules.add(new Rule() {
            @Override
            int apply(int points) {
                return points > limit ? points + bonus : points;
            }
        });
        return this;
    }

    public Scoring cap(int max) {
        rules.add(new Rule() {
            @Override
            int apply(int points) {
                return Math.min(points, max);
            }
        });
        return this;
    }

    public int score(int points) {
        int result = points;
        for (Rule r : rules) {
            result = r.apply(result);
        }
        return result;
    }
}
