package lab.stat;

import java.util.Arrays;

public class Sample {
    private static final int INITIAL_CAPACITY = 8;
    private static final int MAX_CAPACITY = 100_000;
    private static final int MAX_BINS = 1000;

    private double[] values = new double[INITIAL_CAPACITY];
    private int count;

    public void add(double x) {
        if (count == values.length) {
            grow();
        }
        values[count++] = x;
    }

    private void grow() {
        if (count >= MAX_CAPACITY) {
            throw new IllegalStateException("no room for more than " + count + " values");
        }
        values = Arrays.copyOf(values, values.length * 2);
    }

    public void addAll(double[] xs) {
        for (double x : xs) {
            add(x);
        }
    }

    public final int count() {
        return count;
    }

    public final double mean() {
        if (count == 0) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += values[i];
        }
        return sum / count;
    }

    public final double variance() {
        if (count < 2) {
            return 0;
        }
        double mean = mean();
        double squares = 0;
        for (int i = 0; i < count; i++) {
            double distance = values[i] - mean;
            squares += distance * distance;
        }
        return squares / (count - 1);
    }

    public final double deviation() {
        return Math.sqrt(variance());
    }

    public final double percentile(double p) {
        boolean valid = p >= 0 && p <= 100;
        if (!valid) {
            throw new IllegalArgumentException("not a percentage: " + p);
        }
        if (count == 0) {
            return Double.NaN;
        }
        double[] sorted = Arrays.copyOf(values, count);
        Arrays.sort(sorted);
        double position = p / 100 * (count - 1);
        int below = (int) position;
        if (below + 1 >= count) {
            return sorted[below];
        }
        return sorted[below] + (position - below) * (sorted[below + 1] - sorted[below]);
    }

    public final int[] histogram(double from, double to, int bins) {
        if (bins < 1 || bins > MAX_BINS || !(from < to)) {
            throw new IllegalArgumentException("bad histogram: " + from + ".." + to + " in " + bins);
        }
        int[] histogram = new int[bins];
        for (int i = 0; i < count; i++) {
            double value = values[i];
            if (value >= from && value <= to) {
                int bin = (int) ((value - from) / (to - from) * bins);
                histogram[bin == bins ? bins - 1 : bin]++;
            }
        }
        return histogram;
    }
}
