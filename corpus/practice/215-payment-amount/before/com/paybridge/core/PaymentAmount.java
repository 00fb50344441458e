package com.paybridge.core;

import java.math.BigDecimal;
import java.util.Currency;
import java.util.Objects;

public final class PaymentAmount implements Comparable<PaymentAmount> {
    private final BigDecimal value;
    private final Currency currency;

    public PaymentAmount(BigDecimal value, Currency currency) {
        this.value = Objects.requireNonNull(value, "value");
        this.currency = Objects.requireNonNull(currency, "currency");
    }

    public static PaymentAmount of(String value, String currency) {
        return new PaymentAmount(new BigDecimal(value), Currency.getInstance(currency));
    }

    public BigDecimal value() {
        return value;
    }

    public Currency currency() {
        return currency;
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
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof PaymentAmount)) {
            return false;
        }
        PaymentAmount other = (PaymentAmount) o;
        return value.compareTo(other.value) == 0 && currency.equals(other.currency);
    }

    @Override
    public int hashCode() {
        return Objects.hash(value.stripTrailingZeros(), currency);
    }

    @Override
    public String toString() {
        return value.toPlainString() + " " + currency;
    }
}
