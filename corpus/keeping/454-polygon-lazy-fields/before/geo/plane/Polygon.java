package geo.plane;

import java.util.Arrays;

public final class Polygon {
    private final double[] xs;
    private final double[] ys;

    public Polygon(double[] xs, double[] ys) {
        if (xs.length < 3 || xs.length != ys.length) {
            throw new IllegalArgumentException("points");
        }
        this.xs = xs.clone();
        this.ys = ys.clone();
    }

    public int size() {
        return xs.length;
    }

    public double area() {
        double sum = 0;
        for (int i = 0; i < xs.length; i++) {
            int j = (i + 1) % xs.length;
            sum += xs[i] * ys[j] - xs[j] * ys[i];
        }
        return Math.abs(sum) / 2;
    }

    public double perimeter() {
        double sum = 0;
        for (int i = 0; i < xs.length; i++) {
            int j = (i + 1) % xs.length;
            sum += Math.hypot(xs[j] - xs[i], ys[j] - ys[i]);
        }
        return sum;
    }

    public double[] bounds() {
        double minX = xs[0];
        double maxX = xs[0];
        double minY = ys[0];
        double maxY = ys[0];
        for (int i = 1; i < xs.length; i++) {
            minX = Math.min(minX, xs[i]);
            maxX = Math.max(maxX, xs[i]);
            minY = Math.min(minY, ys[i]);
            maxY = Math.max(maxY, ys[i]);
        }
        return new double[] {minX, minY, maxX, maxY};
    }

    public boolean contains(double x, double y) {
        double[] b = bounds();
        if (x < b[0] || x > b[2] || y < b[1] || y > b[3]) {
            return false;
        }
        boolean inside = false;
        for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
            if ((ys[i] > y) != (ys[j] > y) && x < (xs[j] - xs[i]) * (y - ys[i]) / (ys[j] - ys[i]) + xs[i]) {
                inside = !inside;
            }
        }
        return inside;
    }

    public double compactness() {
        double p = perimeter();
        return p == 0 ? 0 : 4 * Math.PI * area() / (p * p);
    }

    public Polygon translate(double dx, double dy) {
        double[] nx = xs.clone();
        double[] ny = ys.clone();
        for (int i = 0; i < nx.length; i++) {
            nx[i] += dx;
            ny[i] += dy;
        }
        return new Polygon(nx, ny);
    }

    @Override
    public String toString() {
        return "Polygon" + Arrays.toString(xs) + Arrays.toString(ys);
    }
}
