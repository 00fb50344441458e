package com.billingkit.core;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** A percentage between 0 and 100 with up to two decimals. */
public final class Percentage {
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
        BigDecimal value = new BigDecimal(number).movePointRight(2);
        BigDecimal rounded = value.setScale(0, RoundingMode.HALF_UP);
        if (rounded.compareTo(BigDecimal.ZERO) < 0 || rounded.compareTo(BigDecimal.valueOf(10000)) > 0) {
            throw new IllegalArgumentException("Not a percentage: " + text);
        }
        return new Percentage(rounded.intValueExact());
    }

    public long applyTo(long cents) {
        BigDecimal product = BigDecimal.valueOf(cents).multiply(BigDecimal.valueOf(hundredths));
        BigDecimal result = product.divide(BigDecimal.valueOf(10000), 0, RoundingMode.HALF_UP);
        return result.longValueExact();
    }

    public Percentage complement() {
        return new Percentage(10000 - hundredths);
    }

    public Percentage plus(Percentage other) {
        int sum = hundredths + other.hundredths;
        if (sum > 10000) {
            sum = 10000;
        }
        return new Percentage(sum);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Percentage && hundredths == ((Percentage) o).hundredths;
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
