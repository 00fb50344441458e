package stats.series;

import java.util.Arrays;

public final class Series {
    private final long[] values;

    public Series(int... initial) {
        values = new long[initial.length];
        for (int i = 0; i < initial.length; i++) {
            values[i] = initial[i];
        }
    }

    public int size() {
        return values.length;
    }

    public long get(int index) {
        return values[index];
    }

    public void set(int index, long value) {
        values[index] = value;
    }

    public void addTo(int from, int to, long delta) {
        check(from, to);
        for (int i = from; i < to; i++) {
            values[i] += delta;
        }
    }

    public long sum(int from, int to) {
        check(from, to);
        long sum = 0;
        for (int i = from; i < to; i++) {
            sum += values[i];
        }
        return sum;
    }

    public double mean(int from, int to) {
        check(from, to);
        if (from == to) {
            return Double.NaN;
        }
        return (double) sum(from, to) / (to - from);
    }

    public int firstReaching(long total) {
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[i];
            if (sum >= total) {
                return i;
            }
        }
        return -1;
    }

    private void check(int from, int to) {
        if (from < 0 || to < from || to > values.length) {
            throw new IndexOutOfBoundsException(from + ".." + to);
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
