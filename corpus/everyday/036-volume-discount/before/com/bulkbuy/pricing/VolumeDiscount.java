package com.bulkbuy.pricing;

public class VolumeDiscount {
    private final boolean partner;

    public VolumeDiscount(boolean partner) {
        this.partner = partner;
    }

    public int percentFor(int quantity) {
        int percent = 0;
        if (quantity > 200) {
            percent = 15;
        } else if (quantity > 50) {
            percent = 8;
        } else if (quantity > 10) {
            percent = 3;
        }
        if (partner) {
            percent += 2;
        }
        return percent;
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
        if (quantity <= 10) {
            return 11 - quantity;
        }
        if (quantity <= 50) {
            return 51 - quantity;
        }
        if (quantity <= 200) {
            return 201 - quantity;
        }
        return 0;
    }
}
