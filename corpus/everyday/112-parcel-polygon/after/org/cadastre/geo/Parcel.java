package org.cadastre.geo;

import java.util.ArrayList;
import java.util.List;

/** A parcel of land bounded by straight lines. */
public final class Parcel {

    private final List<Edge> edges = new ArrayList<>();

    public Parcel(List<Point> corners) {
        if (corners.size() < 3) {
            throw new IllegalArgumentException("a parcel needs three corners");
        }
        Point previous = null;
        for (Point corner : corners) {
            if (previous != null) {
                edges.add(new Edge(previous, corner));
            }
            previous = corner;
        }
        edges.add(new Edge(previous, corners.get(0)));
    }

    public double area() {
        double twice = 0;
        for (Edge edge : edges) {
            twice += edge.cross();
        }
        return Math.abs(twice) / 2;
    }

    public double perimeter() {
        double length = 0;
        for (Edge edge : edges) {
            length += edge.length();
        }
        return length;
    }

    public boolean contains(double x, double y) {
        return edges.stream().filter(edge -> edge.crossedByRayFrom(x, y)).count() % 2 == 1;
    }
}
