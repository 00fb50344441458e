package bank.money;

import java.util.ArrayList;
import java.util.List;

/** An amount in the hundredth part of a currency. */
public final class Money {
    private final long minor;
    private final String currency;

    public Money(long minor, String currency) {
        if (currency == null || currency.length() != 3) {
            throw new IllegalArgumentException("currency " + currency);
        }
        this.minor = minor;
        this.currency = currency;
    }

    public long minor() {
        return minor;
    }

    public String currency() {
        return currency;
    }

    public Money plus(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("cannot add " + other.currency);
        }
        return new Money(Math.addExact(minor, other.minor), currency);
    }

    /** Splits by ratios; what is left over goes to the first shares, one unit each. */
    public List<Money> allocate(int... ratios) {
        if (ratios.length == 0) {
            throw new IllegalArgumentException("no ratios");
        }
        long total = 0;
        for (int ratio : ratios) {
            if (ratio < 0) {
                throw new IllegalArgumentException("negative ratio");
            }
            total += ratio;
        }
        if (total == 0) {
            throw new IllegalArgumentException("all ratios are zero");
        }
        long[] shares = new long[ratios.length];
        long rest = minor;
        for (int i = 0; i < ratios.length; i++) {
            shares[i] = Math.multiplyExact(minor, (long) ratios[i]) / total;
            rest -= shares[i];
        }
        long step = rest < 0 ? -1 : 1;
        for (int i = 0; rest != 0; i++) {
            shares[i] += step;
            rest -= step;
        }
        List<Money> result = new ArrayList<>();
        for (long share : shares) {
            result.add(new Money(share, currency));
        }
        return result;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Money && ((Money) o).minor == minor && ((Money) o).currency.equals(currency);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(minor) * 31 + currency.hashCode();
    }

    @Override
    public String toString() {
        String text = minor < 0 ? "-" : "";
        text += Math.abs(minor / 100) + ".";
        long cents = Math.abs(minor % 100);
        if (cents < 10) {
            text += "0";
        }
        return text + cents + " " + currency;
    }
}
