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
        if (!box.fitsInto(width, depth) || boxes.stream().anyMatch(box::overlaps)) {
            return false;
        }
        return boxes.add(box);
    }

    public Box at(int x, int y) {
        return boxes.stream().filter(box -> box.covers(x, y)).findFirst().orElse(null);
    }

    public double usage() {
        long used = boxes.stream().mapToLong(Box::area).sum();
        return (double) used / ((long) width * depth);
    }
}
