package com.partsmart.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Discount on a single order line, by number of pieces. */
public class VolumeDiscount {
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    public int percentFor(int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("pieces: " + pieces);
        }
        if (pieces > 1000) {
            return 15;
        }
        if (pieces > 200) {
            return 10;
        }
        if (pieces > 50) {
            return 4;
        }
        return 0;
    }

    public BigDecimal linePrice(BigDecimal unitPrice, int pieces) {
        BigDecimal gross = unitPrice.multiply(BigDecimal.valueOf(pieces));
        int percent = percentFor(pieces);
        BigDecimal discount = gross.multiply(BigDecimal.valueOf(percent))
                .divide(HUNDRED, 2, RoundingMode.HALF_UP);
        return gross.subtract(discount).setScale(2, RoundingMode.HALF_UP);
    }
}
