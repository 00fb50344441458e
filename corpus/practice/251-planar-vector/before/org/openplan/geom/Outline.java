package org.openplan.geom;

import java.util.ArrayList;
import java.util.List;

/** The corners of a room, without consecutive duplicates. */
public final class Outline {

    private final List<Vec2> corners = new ArrayList<>();

    public Outline add(Vec2 corner) {
        if (corners.isEmpty() || !corners.get(corners.size() - 1).equals(corner)) {
            corners.add(corner);
        }
        return this;
    }

    public boolean isClosed() {
        return corners.size() > 2 && corners.get(0).equals(corners.get(corners.size() - 1));
    }

    public int size() {
        return corners.size();
    }

    /** Walks the outline from a start point; the direction turns left after each side. */
    public static Outline walk(Vec2 start, Vec2 direction, double... sides) {
        Outline outline = new Outline().add(start);
        Vec2 at = start;
        for (double side : sides) {
            at = at.plus(direction.scale(side));
            outline.add(at);
            direction = direction.perpendicular();
        }
        return outline;
    }
}
