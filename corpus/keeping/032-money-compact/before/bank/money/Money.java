package bank.money;

import java.util.Objects;

public final class Money implements Comparable<Money> {
    private final long cents;
    private final String currency;

    public Money(long cents, String currency) {
        if (currency == null) {
            throw new NullPointerException("currency");
        }
        if (currency.length() != 3) {
            throw new IllegalArgumentException(currency);
        }
        this.cents = cents;
        this.currency = currency;
    }

    public long cents() {
        return cents;
    }

    public String currency() {
        return currency;
    }

    public Money plus(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("currencies differ");
        }
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    @Override
    public int compareTo(Money other) {
        int c = currency.compareTo(other.currency);
        return c != 0 ? c : Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Money && cents == ((Money) o).cents && currency.equals(((Money) o).currency);
    }

    @Override
    public int hashCode() {
        return Objects.hash(cents, currency);
    }

    @Override
    public String toString() {
        return cents + " " + currency;
    }
}
