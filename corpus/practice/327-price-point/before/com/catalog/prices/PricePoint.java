package com.catalog.prices;

import java.math.BigDecimal;
import java.util.Objects;

public final class PricePoint {
    private final String currency;
    private final BigDecimal amount;

    public PricePoint(String currency, BigDecimal amount) {
        this.currency = Objects.requireNonNull(currency);
        this.amount = Objects.requireNonNull(amount);
    }

    public String currency() {
        return currency;
    }

    public BigDecimal amount() {
        return amount;
    }

    public PricePoint plus(BigDecimal more) {
        return new PricePoint(currency, amount.add(more));
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        PricePoint that = (PricePoint) o;
        return currency.equals(that.currency) && amount.compareTo(that.amount) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(currency, amount.stripTrailingZeros());
    }

    @Override
    public String toString() {
        return amount.toPlainString() + " " + currency;
    }
}
