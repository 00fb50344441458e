package com.cargonaut.units;

import java.math.BigDecimal;
import java.util.Objects;

/** A freight weight, always in kilograms. */
public final class Weight implements Comparable<Weight> {
    public static final Weight ZERO = new Weight(BigDecimal.ZERO);

    private static final BigDecimal KG_PER_POUND = new BigDecimal("0.45359237");

    private final BigDecimal kilograms;

    private Weight(BigDecimal kilograms) {
        if (kilograms.signum() < 0) {
            throw new IllegalArgumentException("negative weight");
        }
        this.kilograms = kilograms;
    }

    public static Weight kilograms(String value) {
        return new Weight(new BigDecimal(value));
    }

    public static Weight pounds(String value) {
        return new Weight(new BigDecimal(value).multiply(KG_PER_POUND));
    }

    public Weight plus(Weight other) {
        return new Weight(kilograms.add(other.kilograms));
    }

    public Weight times(int factor) {
        return new Weight(kilograms.multiply(BigDecimal.valueOf(factor)));
    }

    public boolean isHeavierThan(Weight other) {
        return compareTo(other) > 0;
    }

    @Override
    public int compareTo(Weight other) {
        return kilograms.compareTo(other.kilograms);
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof Weight other && kilograms.equals(other.kilograms);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kilograms);
    }

    @Override
    public String toString() {
        return kilograms.toPlainString() + " kg";
    }
}
