package lab.stats;

import java.util.Arrays;

public final class Samples {
    private double[] values = new double[4];
    private int count;

    public void add(double value) {
        if (count == values.length) {
            values = Arrays.copyOf(values, count * 2);
        }
        values[count++] = value;
    }

    public void addAll(double... more) {
        for (double v : more) {
            add(v);
        }
    }

    public double removeLast() {
        if (count == 0) {
            throw new IllegalStateException("empty");
        }
        return values[--count];
    }

    public void replace(int index, double value) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException(index);
        }
        values[index] = value;
    }

    public void clear() {
        count = 0;
    }

    public double[] sorted() {
        double[] copy = Arrays.copyOf(values, count);
        Arrays.sort(copy);
        return copy;
    }

    public double median() {
        double[] s = sorted();
        if (s.length == 0) {
            return Double.NaN;
        }
        int mid = s.length / 2;
        return s.length % 2 == 1 ? s[mid] : (s[mid - 1] + s[mid]) / 2;
    }

    public double percentile(int p) {
        if (p < 1 || p > 100) {
            throw new IllegalArgumentException("percentile " + p);
        }
        double[] s = sorted();
        if (s.length == 0) {
            return Double.NaN;
        }
        int rank = (p * s.length + 99) / 100;
        return s[rank - 1];
    }

    public int countAtMost(double limit) {
        int n = 0;
        for (double v : sorted()) {
            if (v <= limit) {
                n++;
            }
        }
        return n;
    }

    public double trimmedMean() {
        double[] s = sorted();
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
