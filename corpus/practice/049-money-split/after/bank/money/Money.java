package bank.money;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** An amount in the hundredth part of a currency. */
public record Money(long minor, String currency) {
    private static final int CURRENCY_LENGTH = 3;
    private static final int FRACTION_DIGITS = 2;

    public Money {
        if (currency == null || currency.length() != CURRENCY_LENGTH) {
            throw new IllegalArgumentException("currency " + currency);
        }
    }

    public Money plus(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException("cannot add " + other.currency);
        }
        return new Money(Math.addExact(minor, other.minor), currency);
    }

    /** Splits by ratios; what is left over goes to the first shares, one unit each. */
    public List<Money> allocate(int... ratios) {
        return Arrays.stream(new Allocation(ratios).split(minor))
                .mapToObj(share -> new Money(share, currency))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(minor, FRACTION_DIGITS).toPlainString() + " " + currency;
    }
}
