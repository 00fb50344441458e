package com.loadplan.pallet;

public record Box(String label, int x, int y, int width, int depth) {
    public Box {
        if (width <= 0 || depth <= 0) {
            throw new IllegalArgumentException("empty box " + label);
        }
    }
}
