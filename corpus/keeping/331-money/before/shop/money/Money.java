package shop.money;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

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
        for (int i = 0; i < 3; i++) {
            char c = currency.charAt(i);
            if (c < 'A' || c > 'Z') {
                throw new IllegalArgumentException(currency);
            }
        }
        this.cents = cents;
        this.currency = currency;
    }

    public long getCents() {
        return cents;
    }

    public String getCurrency() {
        return currency;
    }

    public Money plus(Money other) {
        requireSame(other);
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    public Money times(int factor) {
        return new Money(Math.multiplyExact(cents, (long) factor), currency);
    }

    /** Splits into parts that differ by at most one cent; the larger ones come first. */
    public List<Money> split(int parts) {
        if (parts < 1 || parts > 1000) {
            throw new IllegalArgumentException("parts");
        }
        long base = Math.floorDiv(cents, (long) parts);
        long rest = Math.floorMod(cents, (long) parts);
        List<Money> result = new ArrayList<>();
        for (int i = 0; i < parts; i++) {
            result.add(new Money(i < rest ? base + 1 : base, currency));
        }
        return result;
    }

    private void requireSame(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException(currency + " and " + other.currency);
        }
    }

    @Override
    public int compareTo(Money other) {
        requireSame(other);
        return Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof Money)) {
            return false;
        }
        Money that = (Money) o;
        return cents == that.cents && currency.equals(that.currency);
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(cents) + currency.hashCode();
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(cents, 2).toPlainString() + " " + currency;
    }
}
