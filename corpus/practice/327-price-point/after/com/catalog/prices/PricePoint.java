package com.catalog.prices;

import java.math.BigDecimal;
import java.util.Objects;

public record PricePoint(String currency, BigDecimal amount) {
    public PricePoint {
        Objects.requireNonNull(currency);
        Objects.requireNonNull(amount);
    }

    public PricePoint plus(BigDecimal more) {
        return new PricePoint(currency, amount.add(more));
    }

    @Override
    public String toString() {
        return amount.toPlainString() + " " + currency;
    }
}
