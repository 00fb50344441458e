package com.coldvault.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Monthly prices of archive storage. */
public final class PriceList {
    private static final BigDecimal LONG_TERM_DISCOUNT = new BigDecimal("0.85");

    /** Rates by the volume that has to be exceeded. */
    private static final NavigableMap<Long, BigDecimal> RATES = new TreeMap<>();

    static {
        RATES.put(-1L, BigDecimal.ZERO);
        RATES.put(50L, new BigDecimal("0.008"));
        RATES.put(500L, new BigDecimal("0.0065"));
        RATES.put(10_000L, new BigDecimal("0.005"));
        RATES.put(50_000L, new BigDecimal("0.0035"));
    }

    public BigDecimal ratePerGigabyte(long gigabytes) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("negative volume: " + gigabytes);
        }
        return RATES.lowerEntry(gigabytes).getValue();
    }

    public BigDecimal monthly(long gigabytes, int months) {
        BigDecimal price = ratePerGigabyte(gigabytes).multiply(BigDecimal.valueOf(gigabytes));
        if (months >= 12) {
            price = price.multiply(LONG_TERM_DISCOUNT);
        }
        return price.setScale(2, RoundingMode.HALF_EVEN);
    }
}
