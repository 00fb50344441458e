package com.splitledger;

import java.util.Comparator;

/** What one department gets before left over cents are handed out. */
record Share(int index, long cents, long remainder) {
    static final Comparator<Share> LARGEST_REMAINDER_FIRST =
            Comparator.comparingLong(Share::remainder).reversed().thenComparingInt(Share::index);

    static Share of(int index, long totalCents, int weight, long weightSum) {
        long product = Math.multiplyExact(totalCents, (long) weight);
        return new Share(index, Math.floorDiv(product, weightSum), Math.floorMod(product, weightSum));
    }
}
