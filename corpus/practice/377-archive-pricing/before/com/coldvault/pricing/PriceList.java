package com.coldvault.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Monthly prices of archive storage. */
public final class PriceList {
    private static final BigDecimal LONG_TERM_DISCOUNT = new BigDecimal("0.85");

    public BigDecimal ratePerGigabyte(long gigabytes) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("negative volume: " + gigabytes);
        }
        BigDecimal rate;
        if (gigabytes > 50_000) {
            rate = new BigDecimal("0.0035");
        } else if (gigabytes > 10_000) {
            rate = new BigDecimal("0.005");
        } else if (gigabytes > 500) {
            rate = new BigDecimal("0.0065");
        } else if (gigabytes > 50) {
            rate = new BigDecimal("0.008");
        } else {
            rate = BigDecimal.ZERO;
        }
        return rate;
    }

    public BigDecimal monthly(long gigabytes, int months) {
        BigDecimal price = ratePerGigabyte(gigabytes).multiply(BigDecimal.valueOf(gigabytes));
        if (months >= 12) {
            price = price.multiply(LONG_TERM_DISCOUNT);
        }
        return price.setScale(2, RoundingMode.HALF_EVEN);
    }
}
