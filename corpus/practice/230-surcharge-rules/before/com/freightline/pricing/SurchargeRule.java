package com.freightline.pricing;

public record SurchargeRule(String name, int basisPoints, long minimumCents) {
    public SurchargeRule {
        if (basisPoints < 0) {
            throw new IllegalArgumentException(name);
        }
    }
}
