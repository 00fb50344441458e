package flow.sample;

import java.util.Arrays;

public final class Sample {
    private final long time;
    private final int[] values;

    public Sample(long time, int... values) {
        this.time = time;
        this.values = values.clone();
    }

    public int max() {
        int m = Integer.MIN_VALUE;
        for (int v : values) {
            m = Math.max(m, v);
        }
        return m;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Sample s && time == s.time && Arrays.equals(values, s.values);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(time) + Arrays.hashCode(values);
    }
}
