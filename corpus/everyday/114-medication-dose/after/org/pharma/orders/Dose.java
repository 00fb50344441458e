package org.pharma.orders;

import java.math.BigDecimal;
import java.util.Objects;

public record Dose(BigDecimal amount, String unit) {

    public Dose {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("dose must be positive");
        }
        Objects.requireNonNull(unit);
    }

    public static Dose of(String amount, String unit) {
        return new Dose(new BigDecimal(amount), unit);
    }

    public Dose times(int n) {
        return new Dose(amount.multiply(BigDecimal.valueOf(n)), unit);
    }

    @Override
    public String toString() {
        return amount.toPlainString() + " " + unit;
    }
}
