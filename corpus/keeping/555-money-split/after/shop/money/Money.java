package shop.money;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

public final class Money implements Comparable<Money> {
    private static final int MAX_PARTS = 500;
    private static final Comparator<Money> ORDER = Comparator
            .comparing(Money::currency, Comparator.nullsFirst(Comparator.naturalOrder()))
            .thenComparingLong(Money::cents);

    private final long cents;
    private final String currency;

    public Money(long cents, String currency) {
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
        if (other == null) {
            return this;
        }
        if (!Objects.equals(currency, other.currency)) {
            throw new IllegalArgumentException("cannot add " + other.currency + " to " + currency);
        }
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    public List<Money> split(int parts) {
        if (parts < 1 || parts > MAX_PARTS) {
            throw new IllegalArgumentException("parts: " + parts);
        }
        long share = cents / parts;
        long rest = cents % parts;
        long extra = Long.signum(rest);
        long receivers = Math.abs(rest);
        List<Money> shares = new ArrayList<>(parts);
        for (int i = 0; i < parts; i++) {
            shares.add(new Money(i < receivers ? share + extra : share, currency));
        }
        return shares;
    }

    @Override
    public int compareTo(Money o) {
        return ORDER.compare(this, o);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Money m && m.cents == cents && Objects.equals(m.currency, currency);
    }

    @Override
    public int hashCode() {
        return Objects.hash(currency, cents);
    }

    @Override
    public String toString() {
        return cents + " " + currency;
    }
}
