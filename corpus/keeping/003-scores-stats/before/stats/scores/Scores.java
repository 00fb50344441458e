package stats.scores;

public class Scores {
    private final int[] values;

    public Scores(int... values) {
        this.values = values.clone();
    }

    public int sum() {
        int total = 0;
        for (int v : values) {
            total += v;
        }
        return total;
    }

    public int max() {
        int best = Integer.MIN_VALUE;
        for (int v : values) {
            best = Math.max(best, v);
        }
        return best;
    }

    public long countAbove(int limit) {
        long n = 0;
        for (int i = 0; i < values.length; i++) {
            if (values[i] > limit) {
                n++;
            }
        }
        return n;
    }

    public double mean() {
        if (values.length == 0) {
            return 0.0;
        }
        long total = 0;
        for (int v : values) {
            total += v;
        }
        return (double) total / values.length;
    }
}
