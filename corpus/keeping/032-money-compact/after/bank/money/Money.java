package bank.money;

import java.util.Objects;

public record Money(long cents, String currency) implements Comparable<Money> {
    public Money {
        Objects.requireNonNull(currency, "currency must be given");
        if (currency.length() != 3) {
            throw new IllegalArgumentException("not a currency code: " + currency);
        }
    }

    public Money plus(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException(currency + " and " + other.currency);
        }
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    @Override
    public int compareTo(Money other) {
        int c = currency.compareTo(other.currency);
        return c != 0 ? c : Long.compare(cents, other.cents);
    }

    @Override
    public String toString() {
        return cents + " " + currency;
    }
}
