package geo.plane;

import java.util.Arrays;

public final class Polygon {
    private final double[] xs;
    private final double[] ys;
    private Double area;
    private Double perimeter;
    private double[] bounds;
    private String text;

    public Polygon(double[] xs, double[] ys) {
        if (xs.length < 3 || xs.length != ys.length) {
            throw new IllegalArgumentException("at least three points");
        }
        this.xs = xs.clone();
        this.ys = ys.clone();
    }

    public int size() {
        return xs.length;
    }

    public double area() {
        if (area == null) {
            double sum = 0;
            for (int i = 0; i < xs.length; i++) {
                int j = (i + 1) % xs.length;
                sum += xs[i] * ys[j] - xs[j] * ys[i];
            }
            area = Math.abs(sum) / 2;
        }
        return area;
    }

    public double perimeter() {
        if (perimeter == null) {
            double sum = 0;
            for (int i = 0; i < xs.length; i++) {
                int j = (i + 1) % xs.length;
                sum += Math.hypot(xs[j] - xs[i], ys[j] - ys[i]);
            }
            perimeter = sum;
        }
        return perimeter;
    }

    public double[] bounds() {
        return box().clone();
    }

    private double[] box() {
        if (bounds == null) {
            double[] box = {xs[0], ys[0], xs[0], ys[0]};
            for (int i = 1; i < xs.length; i++) {
                box[0] = Math.min(box[0], xs[i]);
                box[1] = Math.min(box[1], ys[i]);
                box[2] = Math.max(box[2], xs[i]);
                box[3] = Math.max(box[3], ys[i]);
            }
            bounds = box;
        }
        return bounds;
    }

    public boolean contains(double x, double y) {
        double[] b = box();
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
        double[] movedX = Arrays.stream(xs).map(x -> x + dx).toArray();
        double[] movedY = Arrays.stream(ys).map(y -> y + dy).toArray();
        return new Polygon(movedX, movedY);
    }

    @Override
    public String toString() {
        if (text == null) {
            text = "Polygon" + Arrays.toString(xs) + Arrays.toString(ys);
        }
        return text;
    }
}
