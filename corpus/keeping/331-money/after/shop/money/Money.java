package shop.money;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

public record Money(long cents, String currency) implements Comparable<Money> {
    private static final Pattern CODE = Pattern.compile("[A-Z]{3}");

    public Money {
        if (!CODE.matcher(currency).matches()) {
            throw new IllegalArgumentException("not a currency: " + currency);
        }
    }

    public long getCents() {
        return cents;
    }

    public String getCurrency() {
        return currency;
    }

    public Money plus(Money other) {
        requireSame(other);
        return withCents(Math.addExact(cents, other.cents));
    }

    public Money times(int factor) {
        return withCents(Math.multiplyExact(cents, factor));
    }

    /** Splits into parts that differ by at most one cent; the larger ones come first. */
    public List<Money> split(int parts) {
        if (parts < 1 || parts > 1000) {
            throw new IllegalArgumentException("between 1 and 1000 parts");
        }
        long base = Math.floorDiv(cents, parts);
        int rest = Math.floorMod(cents, parts);
        return LongStream.range(0, parts)
                .mapToObj(i -> withCents(i < rest ? base + 1 : base))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private Money withCents(long newCents) {
        return new Money(newCents, currency);
    }

    private void requireSame(Money other) {
        if (!other.currency.equals(currency)) {
            throw new IllegalArgumentException("mixed currencies");
        }
    }

    @Override
    public int compareTo(Money other) {
        requireSame(other);
        return Long.compare(cents, other.cents);
    }

    @Override
    public String toString() {
        return BigDecimal.valueOf(cents, 2).toPlainString() + " " + currency;
    }
}
