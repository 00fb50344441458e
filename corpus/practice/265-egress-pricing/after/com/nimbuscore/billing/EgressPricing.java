package com.nimbuscore.billing;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Prices outgoing traffic; all amounts are in hundredths of a cent. */
public class EgressPricing {

    private static final long FREE_GIGABYTES = 1;

    private static final NavigableMap<Long, Long> RATES = new TreeMap<>();

    static {
        RATES.put(0L, 900L);
        RATES.put(10L, 800L);
        RATES.put(100L, 600L);
        RATES.put(1000L, 400L);
    }

    public long rateFor(long gigabytes) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("gigabytes " + gigabytes);
        }
        return RATES.floorEntry(gigabytes).getValue();
    }

    public long price(Usage usage) {
        long billable = Math.max(0, usage.gigabytes() - FREE_GIGABYTES);
        long amount = billable * rateFor(usage.gigabytes());
        return usage.committed() ? amount * 9 / 10 : amount;
    }

    public long total(List<Usage> usages) {
        return usages.stream().mapToLong(this::price).sum();
    }
}
