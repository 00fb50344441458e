package outdoor.track;

import java.util.ArrayList;
import java.util.List;

public final class Track {
    private final List<double[]> points = new ArrayList<>();
    private double scale = 1.0;

    public void append(double x, double y) {
        points.add(new double[] {x, y});
    }

    public void append(double[] point) {
        points.add(new double[] {point[0], point[1]});
    }

    public void insert(int at, double x, double y) {
        points.add(at, new double[] {x, y});
    }

    public void move(int at, double x, double y) {
        double[] p = points.get(at);
        p[0] = x;
        p[1] = y;
    }

    public double[] remove(int at) {
        return points.remove(at);
    }

    public void reverse() {
        java.util.Collections.reverse(points);
    }

    public void setScale(double scale) {
        if (!(scale > 0)) {
            throw new IllegalArgumentException("scale");
        }
        this.scale = scale;
    }

    public double length() {
        double sum = 0;
        for (int i = 1; i < points.size(); i++) {
            double dx = points.get(i)[0] - points.get(i - 1)[0];
            double dy = points.get(i)[1] - points.get(i - 1)[1];
            sum += Math.sqrt(dx * dx + dy * dy);
        }
        return sum * scale;
    }

    public double longestLeg() {
        double max = 0;
        for (int i = 1; i < points.size(); i++) {
            double dx = points.get(i)[0] - points.get(i - 1)[0];
            double dy = points.get(i)[1] - points.get(i - 1)[1];
            max = Math.max(max, Math.sqrt(dx * dx + dy * dy));
        }
        return max * scale;
    }

    public void addAll(Track other) {
        for (double[] p : new ArrayList<>(other.points)) {
            append(p);
        }
    }

    public int size() {
        return points.size();
    }

    public double[] get(int at) {
        return points.get(at).clone();
    }
}
