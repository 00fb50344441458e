package org.cadastre.geo;

import java.util.ArrayList;
import java.util.List;

/** A parcel of land bounded by straight lines. */
public final class Parcel {

    private final List<Point> corners;

    public Parcel(List<Point> corners) {
        if (corners.size() < 3) {
            throw new IllegalArgumentException("a parcel needs three corners");
        }
        this.corners = new ArrayList<>(corners);
    }

    public double area() {
        double twice = 0;
        int n = corners.size();
        for (int i = 0; i < n; i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % n);
            twice += a.x() * b.y() - b.x() * a.y();
        }
        return Math.abs(twice) / 2;
    }

    public double perimeter() {
        double length = 0;
        int n = corners.size();
        for (int i = 0; i < n; i++) {
            Point a = corners.get(i);
            Point b = corners.get((i + 1) % n);
            length += Math.hypot(a.x() - b.x(), a.y() - b.y());
        }
        return length;
    }

    public boolean contains(double x, double y) {
        boolean inside = false;
        int n = corners.size();
        for (int i = 0, j = n - 1; i < n; j = i++) {
            Point a = corners.get(i);
            Point b = corners.get(j);
            if ((a.y() > y) != (b.y() > y)
                    && x < (b.x() - a.x()) * (y - a.y()) / (b.y() - a.y()) + a.x()) {
                inside = !inside;
            }
        }
        return inside;
    }
}
