package com.stockpile.warehouse;

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
        int[][] target = new int[load.length][];
        for (int level = 0; level < load.length; level++) {
            target[level] = new int[load[level].length];
            for (int bay = 0; bay < load[level].length; bay++) {
                target[level][bay] = load[level][bay];
            }
        }
        return new RackGrid(target, maxPerBay);
    }

    public boolean place(int level, int bay, int kilograms) {
        if (load[level][bay] + kilograms > maxPerBay) {
            return false;
        }
        load[level][bay] += kilograms;
        return true;
    }

    public int levelLoad(int level) {
        int sum = 0;
        for (int bay = 0; bay < load[level].length; bay++) {
            sum += load[level][bay];
        }
        return sum;
    }

    public int freeBays() {
        int free = 0;
        for (int[] row : load) {
            for (int kilograms : row) {
                if (kilograms == 0) {
                    free++;
                }
            }
        }
        return free;
    }
}
