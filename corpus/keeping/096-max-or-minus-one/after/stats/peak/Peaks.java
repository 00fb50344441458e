package stats.peak;

import java.util.OptionalInt;

public final class Peaks {
    private final int[] samples;

    public Peaks(int... samples) {
        this.samples = samples.clone();
    }

    public OptionalInt highest() {
        if (samples.length == 0) {
            return OptionalInt.empty();
        }
        int best = samples[0];
        for (int s : samples) {
            if (s > best) {
                best = s;
            }
        }
        return OptionalInt.of(best);
    }

    public int highestOr(int other) {
        return highest().orElse(other);
    }

    public int span() {
        if (samples.length == 0) {
            return 0;
        }
        int low = Integer.MAX_VALUE;
        for (int s : samples) {
            low = Math.min(low, s);
        }
        return highest().getAsInt() - low;
    }
}
