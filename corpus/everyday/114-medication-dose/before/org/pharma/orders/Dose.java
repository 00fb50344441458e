package org.pharma.orders;

import java.math.BigDecimal;
import java.util.Objects;

public final class Dose {

    private final BigDecimal amount;
    private final String unit;

    public Dose(BigDecimal amount, String unit) {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("dose must be positive");
        }
        this.amount = amount;
        this.unit = Objects.requireNonNull(unit);
    }

    public static Dose of(String amount, String unit) {
        return new Dose(new BigDecimal(amount), unit);
    }

    public BigDecimal amount() {
        return amount;
    }

    public String unit() {
        return unit;
    }

    public Dose times(int n) {
        return new Dose(amount.multiply(BigDecimal.valueOf(n)), unit);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Dose)) {
            return false;
        }
        Dose other = (Dose) o;
        return amount.compareTo(other.amount) == 0 && unit.equals(other.unit);
    }

    @Override
    public int hashCode() {
        return Objects.hash(amount.stripTrailingZeros(), unit);
    }

    @Override
    public String toString() {
        return amount.toPlainString() + " " + unit;
    }
}
