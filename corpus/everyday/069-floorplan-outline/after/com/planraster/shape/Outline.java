package com.planraster.shape;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Corners of a room as drawn on the floor plan. */
public class Outline {

    private final Set<Point> corners;

    public Outline(List<Point> corners) {
        this.corners = new HashSet<>(corners);
    }

    public int cornerCount() {
        return corners.size();
    }

    /** Whether the outline looks the same when flipped at the vertical axis. */
    public boolean isSymmetric() {
        for (Point corner : corners) {
            if (!corners.contains(corner.mirrored())) {
                return false;
            }
        }
        return true;
    }

    public Outline shifted(double dx, double dy) {
        return new Outline(corners.stream().map(c -> c.shifted(dx, dy)).toList());
    }
}
