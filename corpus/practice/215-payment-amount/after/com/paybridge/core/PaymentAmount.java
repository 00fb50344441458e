package com.paybridge.core;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Objects;

public record PaymentAmount(BigDecimal value, Currency currency) implements Comparable<PaymentAmount> {

    public PaymentAmount {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(currency, "currency");
    }

    public static PaymentAmount of(String value, String currency) {
        return new PaymentAmount(new BigDecimal(value), Currency.getInstance(currency));
    }

    public PaymentAmount plus(PaymentAmount other) {
        requireSameCurrency(other);
        return new PaymentAmount(value.add(other.value), currency);
    }

    @Override
    public int compareTo(PaymentAmount other) {
        requireSameCurrency(other);
        return value.compareTo(other.value);
    }

    private void requireSameCurrency(PaymentAmount other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException(currency + " and " + other.currency);
        }
    }

    @Override
    public String toString() {
        return value.toPlainString() + " " + currency;
    }
}
