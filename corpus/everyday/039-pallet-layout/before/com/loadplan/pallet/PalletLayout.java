package com.loadplan.pallet;

import java.util.ArrayList;
import java.util.List;

/** Boxes on one layer of a pallet, in centimeters. */
public class PalletLayout {
    private final int width;
    private final int depth;
    private final List<Box> boxes = new ArrayList<>();

    public PalletLayout(int width, int depth) {
        this.width = width;
        this.depth = depth;
    }

    public boolean place(Box box) {
        if (box.x() < 0 || box.y() < 0 || (long) box.x() + box.width() > width || (long) box.y() + box.depth() > depth) {
            return false;
        }
        for (Box other : boxes) {
            boolean left = other.x() + other.width() <= box.x();
            boolean right = box.x() + box.width() <= other.x();
            boolean above = other.y() + other.depth() <= box.y();
            boolean below = box.y() + box.depth() <= other.y();
            if (!(left || right || above || below)) {
                return false;
            }
        }
        boxes.add(box);
        return true;
    }

    public Box at(int x, int y) {
        for (Box box : boxes) {
            if (x >= box.x() && x < box.x() + box.width() && y >= box.y() && y < box.y() + box.depth()) {
                return box;
            }
        }
        return null;
    }

    public double usage() {
        long used = 0;
        for (Box box : boxes) {
            used += (long) box.width() * box.depth();
        }
        return (double) used / ((long) width * depth);
    }
}
