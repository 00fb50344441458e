package org.cadastre.geo;

/** A boundary line of a parcel. */
record Edge(Point from, Point to) {

    double cross() {
        return from.x() * to.y() - to.x() * from.y();
    }

    double length() {
        return Math.hypot(from.x() - to.x(), from.y() - to.y());
    }

    /** Whether a ray from the point to the right crosses this edge. */
    boolean crossedByRayFrom(double x, double y) {
        return (to.y() > y) != (from.y() > y)
                && x < (from.x() - to.x()) * (y - to.y()) / (from.y() - to.y()) + to.x();
    }
}
