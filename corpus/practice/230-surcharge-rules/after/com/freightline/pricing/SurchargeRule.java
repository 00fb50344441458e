package com.freightline.pricing;

public record SurchargeRule(String name, int basisPoints, long minimumCents) {
    private static final long BASE = 10_000;

    public SurchargeRule {
        if (basisPoints < 0) {
            throw new IllegalArgumentException(name);
        }
    }

    long applyTo(long freightCents) {
        long cents = (Math.multiplyExact(freightCents, (long) basisPoints) + BASE / 2) / BASE;
        return freightCents > 0 ? Math.max(cents, minimumCents) : cents;
    }
}
