package com.freightline.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Surcharges on a freight amount; credit notes come with negative amounts. */
public class SurchargeCalculator {
    private static final BigDecimal BASE = BigDecimal.valueOf(10_000);
    private final List<SurchargeRule> rules;

    public SurchargeCalculator(List<SurchargeRule> rules) {
        this.rules = List.copyOf(rules);
    }

    public Map<String, Long> surcharges(long freightCents) {
        Map<String, Long> result = new LinkedHashMap<>();
        for (SurchargeRule rule : rules) {
            result.put(rule.name(), surcharge(rule, freightCents));
        }
        return result;
    }

    public long total(long freightCents) {
        long total = freightCents;
        for (long surcharge : surcharges(freightCents).values()) {
            total += surcharge;
        }
        return total;
    }

    private long surcharge(SurchargeRule rule, long freightCents) {
        long cents = BigDecimal.valueOf(freightCents)
                .multiply(BigDecimal.valueOf(rule.basisPoints()))
                .divide(BASE, 0, RoundingMode.HALF_UP)
                .longValueExact();
        if (freightCents > 0) {
            return Math.max(cents, rule.minimumCents());
        }
        return cents;
    }
}
