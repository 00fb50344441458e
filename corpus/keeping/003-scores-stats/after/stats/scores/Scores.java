package stats.scores;

import java.util.Arrays;

public class Scores {
    private final int[] values;

    public Scores(int... values) {
        this.values = values.clone();
    }

    public int sum() {
        return Arrays.stream(values).sum();
    }

    public int max() {
        return Arrays.stream(values).max().orElse(Integer.MIN_VALUE);
    }

    public long countAbove(int limit) {
        return Arrays.stream(values).filter(v -> v > limit).count();
    }

    public double mean() {
        return Arrays.stream(values).average().orElse(0.0);
    }
}
