package com.stockpile.warehouse;

import java.util.Arrays;

/** Occupancy of a pallet rack: kilograms per level and bay, zero is free. */
public class RackGrid {
    private final int[][] load;
    private final int maxPerBay;

    public RackGrid(int levels, int bays, int maxPerBay) {
        this(new int[levels][bays], maxPerBay);
    }

    private RackGrid(int[][] load, int maxPerBay) {
        this.load = load;
        this.maxPerBay = maxPerBay;
    }

    public RackGrid copy() {
        return new RackGrid(load.clone(), maxPerBay);
    }

    public boolean place(int level, int bay, int kilograms) {
        if (load[level][bay] + kilograms > maxPerBay) {
            return false;
        }
        load[level][bay] += kilograms;
        return true;
    }

    public int levelLoad(int level) {
        return Arrays.stream(load[level]).sum();
    }

    public int freeBays() {
        return (int) Arrays.stream(load)
                .flatMapToInt(Arrays::stream)
                .filter(kilograms -> kilograms == 0)
                .count();
    }
}
