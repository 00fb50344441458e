package com.freightline.pricing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Surcharges on a freight amount; credit notes come with negative amounts. */
public class SurchargeCalculator {
    private final List<SurchargeRule> rules;

    public SurchargeCalculator(List<SurchargeRule> rules) {
        this.rules = List.copyOf(rules);
    }

    public Map<String, Long> surcharges(long freightCents) {
        Map<String, Long> result = new LinkedHashMap<>();
        for (SurchargeRule rule : rules) {
            result.put(rule.name(), rule.applyTo(freightCents));
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
}
