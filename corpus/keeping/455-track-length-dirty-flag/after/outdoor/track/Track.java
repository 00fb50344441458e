package outdoor.track;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class Track {
    private final List<double[]> points = new ArrayList<>();
    private double scale = 1.0;
    private double legSum;
    private double legMax;
    private boolean stale;

    public void append(double x, double y) {
        points.add(new double[] {x, y});
        if (!stale) {
            measure(points.size() - 1);
        }
    }

    public void append(double[] point) {
        append(point[0], point[1]);
    }

    public void insert(int at, double x, double y) {
        points.add(at, new double[] {x, y});
        stale = true;
    }

    public void move(int at, double x, double y) {
        double[] p = points.get(at);
        p[0] = x;
        p[1] = y;
        stale = true;
    }

    public double[] remove(int at) {
        double[] removed = points.remove(at);
        stale = true;
        return removed;
    }

    public void reverse() {
        Collections.reverse(points);
        stale = true;
    }

    public void setScale(double scale) {
        if (!(scale > 0)) {
            throw new IllegalArgumentException("scale must be positive");
        }
        this.scale = scale;
    }

    public double length() {
        refresh();
        return legSum * scale;
    }

    public double longestLeg() {
        refresh();
        return legMax * scale;
    }

    private void refresh() {
        if (!stale) {
            return;
        }
        legSum = 0;
        legMax = 0;
        for (int i = 1; i < points.size(); i++) {
            measure(i);
        }
        stale = false;
    }

    private void measure(int i) {
        if (i == 0) {
            return;
        }
        double dx = points.get(i)[0] - points.get(i - 1)[0];
        double dy = points.get(i)[1] - points.get(i - 1)[1];
        double leg = Math.sqrt(dx * dx + dy * dy);
        legSum += leg;
        legMax = Math.max(legMax, leg);
    }

    public void addAll(Track other) {
        List<double[]> copy = new ArrayList<>(other.points);
        copy.forEach(this::append);
    }

    public int size() {
        return points.size();
    }

    public double[] get(int at) {
        return points.get(at).clone();
    }
}
