package retail.price;

import java.math.BigDecimal;

public final class UnitPrice implements Comparable<UnitPrice> {
    private final BigDecimal amount;
    private final String unit;

    public UnitPrice(String amount, String unit) {
        this(new BigDecimal(amount), unit);
    }

    private UnitPrice(BigDecimal amount, String unit) {
        if (unit == null) {
            throw new IllegalArgumentException("unit");
        }
        this.amount = amount;
        this.unit = unit;
    }

    public UnitPrice times(int count) {
        return new UnitPrice(amount.multiply(BigDecimal.valueOf(count)), unit);
    }

    @Override
    public int compareTo(UnitPrice other) {
        int byUnit = unit.compareTo(other.unit);
        return byUnit != 0 ? byUnit : amount.compareTo(other.amount);
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        UnitPrice p = (UnitPrice) o;
        return unit.equals(p.unit) && amount.compareTo(p.amount) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * unit.hashCode() + amount.stripTrailingZeros().hashCode();
    }

    @Override
    public String toString() {
        return amount.toPlainString() + "/" + unit;
    }
}
