package com.catalog.prices;

import java.util.ArrayList;
import java.util.List;

public class PriceHistory {
    private final List<PricePoint> points = new ArrayList<>();

    /** Adds the price if it is another one than the latest. */
    public boolean add(PricePoint point) {
        if (!points.isEmpty() && points.get(points.size() - 1).equals(point)) {
            return false;
        }
        points.add(point);
        return true;
    }

    public List<PricePoint> points() {
        return List.copyOf(points);
    }
}
