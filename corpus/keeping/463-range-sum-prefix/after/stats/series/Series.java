package stats.series;

import java.util.Arrays;
import java.util.Objects;

public final class Series {
    private final long[] values;
    /** prefix[i] is the sum of the first i values, right for i up to valid. */
    private final long[] prefix;
    private int valid;

    public Series(int... initial) {
        values = Arrays.stream(initial).asLongStream().toArray();
        prefix = new long[values.length + 1];
    }

    public int size() {
        return values.length;
    }

    public long get(int index) {
        return values[index];
    }

    public void set(int index, long value) {
        values[index] = value;
        valid = Math.min(valid, index);
    }

    public void addTo(int from, int to, long delta) {
        Objects.checkFromToIndex(from, to, values.length);
        for (int i = from; i < to; i++) {
            values[i] += delta;
        }
        valid = Math.min(valid, from);
    }

    private long prefix(int count) {
        while (valid < count) {
            prefix[valid + 1] = prefix[valid] + values[valid];
            valid++;
        }
        return prefix[count];
    }

    public long sum(int from, int to) {
        Objects.checkFromToIndex(from, to, values.length);
        return prefix(to) - prefix(from);
    }

    public double mean(int from, int to) {
        long sum = sum(from, to);
        return from == to ? Double.NaN : (double) sum / (to - from);
    }

    public int firstReaching(long total) {
        for (int i = 0; i < values.length; i++) {
            if (prefix(i + 1) >= total) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
