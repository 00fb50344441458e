package lab.stats;

import java.util.Arrays;

public final class Samples {
    private double[] values = new double[4];
    private int count;
    private double[] sorted;

    public void add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, count * 2);
        }
        values[count++] = value;
        sorted = null;
    }

    public void addAll(double... more) {
        for (double v : more) {
            add(v);
        }
    }

    public double removeLast() {
        if (count == 0) {
            throw new IllegalStateException("no samples");
        }
        sorted = null;
        return values[--count];
    }

    public void replace(int index, double value) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException(index);
        }
        values[index] = value;
        sorted = null;
    }

    public void clear() {
        count = 0;
        sorted = null;
    }

    public double[] sorted() {
        return snapshot().clone();
    }

    private double[] snapshot() {
        if (sorted == null) {
            sorted = Arrays.copyOf(values, count);
            Arrays.sort(sorted);
        }
        return sorted;
    }

    public double median() {
        double[] s = snapshot();
        if (s.length == 0) {
            return Double.NaN;
        }
        int mid = s.length / 2;
        return s.length % 2 == 1 ? s[mid] : (s[mid - 1] + s[mid]) / 2;
    }

    public double percentile(int p) {
        if (p < 1 || p > 100) {
            throw new IllegalArgumentException("no percentile " + p);
        }
        double[] s = snapshot();
        return s.length == 0 ? Double.NaN : s[(p * s.length + 99) / 100 - 1];
    }

    public int countAtMost(double limit) {
        double[] s = snapshot();
        int low = 0;
        int high = s.length;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (s[mid] <= limit) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low;
    }

    public double trimmedMean() {
        double[] s = snapshot();
        if (s.length < 3) {
            return median();
        }
        double sum = 0;
        for (int i = 1; i < s.length - 1; i++) {
            sum += s[i];
        }
        return sum / (s.length - 2);
    }

    public int count() {
        return count;
    }
}
