package com.partsmart.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Discount on a single order line, by number of pieces. */
public class VolumeDiscount {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final NavigableMap<Integer, Integer> TIERS = new TreeMap<>(Map.of(
            0, 0,
            50, 4,
            200, 10,
            1000, 15));

    public int percentFor(int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("pieces: " + pieces);
        }
        return TIERS.floorEntry(pieces).getValue();
    }

    public BigDecimal linePrice(BigDecimal unitPrice, int pieces) {
        BigDecimal gross = unitPrice.multiply(BigDecimal.valueOf(pieces));
        BigDecimal discount = gross.multiply(BigDecimal.valueOf(percentFor(pieces)))
                .divide(HUNDRED, 2, RoundingMode.HALF_UP);
        return gross.subtract(discount).setScale(2, RoundingMode.HALF_UP);
    }
}
