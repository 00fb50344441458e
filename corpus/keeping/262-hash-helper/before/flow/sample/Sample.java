package flow.sample;

public final class Sample {
    private final long time;
    private final int[] values;

    public Sample(long time, int... values) {
        this.time = time;
        this.values = values.clone();
    }

    public int max() {
        int m = Integer.MIN_VALUE;
        for (int i = 0; i != values.length; ++i) {
            if (values[i] > m) {
                m = values[i];
            }
        }
        return m;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Sample)) {
            return false;
        }
        Sample s = (Sample) o;
        if (time != s.time || values.length != s.values.length) {
            return false;
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] != s.values[i]) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int h = (int) (time ^ (time >>> 32));
        for (int v : values) {
            h = h * 31 + v;
        }
        return h;
    }
}
