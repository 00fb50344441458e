package stats.basic;

import java.util.Arrays;

public final class Summary {
    private final int[] sorted;
    private final long sum;

    private Summary(int[] sorted, long sum) {
        this.sorted = sorted;
        this.sum = sum;
    }

    public static Summary of(int... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no values");
        }
        int[] copy = new int[values.length];
        long sum = 0;
        for (int i = 0; i < values.length; i++) {
            copy[i] = values[i];
            sum += values[i];
        }
        Arrays.sort(copy);
        return new Summary(copy, sum);
    }

    public static Summary parse(String text) {
        String[] parts = text.split(",");
        int[] values = new int[parts.length];
        int n = 0;
        for (String part : parts) {
            String trimmed = part.trim();
            if (!trimmed.isEmpty()) {
                values[n++] = Integer.parseInt(trimmed);
            }
        }
        return of(Arrays.copyOf(values, n));
    }

    public Summary plus(Summary other) {
        int[] all = new int[sorted.length + other.sorted.length];
        int n = 0;
        for (int value : sorted) {
            all[n++] = value;
        }
        for (int value : other.sorted) {
            all[n++] = value;
        }
        return of(all);
    }

    public int count() {
        return sorted.length;
    }

    public int min() {
        return sorted[0];
    }

    public int max() {
        return sorted[sorted.length - 1];
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return (double) sum / sorted.length;
    }

    public double median() {
        int mid = sorted.length / 2;
        if (sorted.length % 2 == 1) {
            return sorted[mid];
        }
        return ((double) sorted[mid - 1] + sorted[mid]) / 2;
    }

    /** How many different values there are. */
    public int distinct() {
        int n = 1;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] != sorted[i - 1]) {
                n++;
            }
        }
        return n;
    }

    @Override
    public String toString() {
        return "n=" + count() + " min=" + min() + " max=" + max() + " mean=" + mean();
    }
}
