package com.billingkit.core;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A percentage between 0 and 100 with up to two decimals. */
public final class Percentage {
    private static final int WHOLE = 100_00;

    private final int hundredths;

    private Percentage(int hundredths) {
        this.hundredths = hundredths;
    }

    public static Percentage of(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("Not a percentage: " + percent);
        }
        return new Percentage(percent * 100);
    }

    public static Percentage parse(String text) {
        String number = text.trim();
        if (number.endsWith("%")) {
            number = number.substring(0, number.length() - 1).trim();
        }
        BigDecimal hundredths = new BigDecimal(number).movePointRight(2).setScale(0, RoundingMode.HALF_UP);
        if (hundredths.signum() < 0 || hundredths.compareTo(BigDecimal.valueOf(WHOLE)) > 0) {
            throw new IllegalArgumentException("Not a percentage: " + text);
        }
        return new Percentage(hundredths.intValueExact());
    }

    public long applyTo(long cents) {
        return BigDecimal.valueOf(cents)
                .multiply(BigDecimal.valueOf(hundredths, 4))
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact();
    }

    public Percentage complement() {
        return new Percentage(WHOLE - hundredths);
    }

    public Percentage plus(Percentage other) {
        return new Percentage(Math.min(WHOLE, hundredths + other.hundredths));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Percentage other && hundredths == other.hundredths;
    }

    @Override
    public int hashCode() {
        return hundredths;
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(hundredths, 2) + "%";
    }
}
