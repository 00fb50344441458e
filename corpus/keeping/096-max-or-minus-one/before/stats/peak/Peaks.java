package stats.peak;

import java.util.Arrays;
import java.util.OptionalInt;

public final class Peaks {
    private final int[] samples;

    public Peaks(int... samples) {
        this.samples = samples.clone();
    }

    public OptionalInt highest() {
        return Arrays.stream(samples).max();
    }

    public int highestOr(int other) {
        return highest().orElse(other);
    }

    public int span() {
        OptionalInt max = highest();
        OptionalInt min = Arrays.stream(samples).min();
        return max.isPresent() && min.isPresent() ? max.getAsInt() - min.getAsInt() : 0;
    }
}
