package com.bulkbuy.pricing;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

public class VolumeDiscount {
    private static final int PARTNER_BONUS = 2;

    private static final NavigableMap<Integer, Integer> STEPS = new TreeMap<>(Map.of(10, 3, 50, 8, 200, 15));

    private final boolean partner;

    public VolumeDiscount(boolean partner) {
        this.partner = partner;
    }

    public int percentFor(int quantity) {
        Map.Entry<Integer, Integer> step = STEPS.floorEntry(quantity);
        int percent = step == null ? 0 : step.getValue();
        return partner ? percent + PARTNER_BONUS : percent;
    }

    public long discountedCents(int quantity, long unitCents) {
        if (quantity < 0) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        long full = quantity * unitCents;
        return full - full * percentFor(quantity) / 100;
    }

    /** How many more pieces are needed for the next step, or 0. */
    public int missingForNextStep(int quantity) {
        Integer next = STEPS.ceilingKey(quantity);
        return next == null ? 0 : next + 1 - quantity;
    }
}
