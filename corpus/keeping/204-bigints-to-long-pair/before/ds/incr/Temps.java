package ds.incr;

import java.util.ArrayList;
import java.util.List;

public class Temps {
    private final List<Integer> samples = new ArrayList<>();

    public void sample(int t) {
        samples.add(t);
    }

    public int coldest() {
        int best = Integer.MAX_VALUE;
        for (int s : samples) {
            best = Math.min(best, s);
        }
        return best;
    }

    public int warmest() {
        int best = Integer.MIN_VALUE;
        for (int s : samples) {
            best = Math.max(best, s);
        }
        return best;
    }

    public double mean() {
        long sum = 0;
        for (int s : samples) {
            sum += s;
        }
        return (double) sum / samples.size();
    }
}
