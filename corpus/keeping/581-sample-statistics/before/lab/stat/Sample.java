package lab.stat;

import java.util.Arrays;

public class Sample {
    private double[] d = new double[8];
    private int n = 0;

    public void add(double x) {
        if (n == d.length) {
            if (n >= 100000) {
                throw new IllegalStateException("full");
            }
            double[] d2 = new double[d.length * 2];
            for (int i = 0; i < d.length; i++) {
                d2[i] = d[i];
            }
            d = d2;
        }
        d[n] = x;
        n++;
    }

    public void addAll(double[] xs) {
        for (int i = 0; i < xs.length; i++) {
            add(xs[i]);
        }
    }

    public final int count() {
        return n;
    }

    public final double mean() {
        double r;
        if (n > 0) {
            double s = 0;
            for (int i = 0; i < n; i++) {
                s = s + d[i];
            }
            r = s / n;
        } else {
            r = 0.0;
        }
        return r;
    }

    public final double variance() {
        if (n < 2) {
            return 0;
        } else {
            double m = mean();
            double s = 0;
            for (int i = 0; i < n; i++) {
                s = s + (d[i] - m) * (d[i] - m);
            }
            return s / (n - 1);
        }
    }

    public final double deviation() {
        return Math.sqrt(variance());
    }

    public final double percentile(double p) {
        if (!(p >= 0 && p <= 100)) {
            throw new IllegalArgumentException("p");
        }
        if (n == 0) {
            return Double.NaN;
        }
        double[] c = new double[n];
        System.arraycopy(d, 0, c, 0, n);
        Arrays.sort(c);
        double pos = p / 100 * (n - 1);
        int lo = (int) Math.floor(pos);
        int hi = lo + 1;
        if (hi >= n) {
            return c[lo];
        }
        return c[lo] + (pos - lo) * (c[hi] - c[lo]);
    }

    public final int[] histogram(double from, double to, int bins) {
        if (bins < 1 || bins > 1000 || !(from < to)) {
            throw new IllegalArgumentException("bins");
        }
        int[] h = new int[bins];
        for (int i = 0; i < n; i++) {
            if (d[i] >= from && d[i] <= to) {
                int b = (int) ((d[i] - from) / (to - from) * bins);
                if (b == bins) {
                    b = bins - 1;
                }
                h[b]++;
            }
        }
        return h;
    }
}
