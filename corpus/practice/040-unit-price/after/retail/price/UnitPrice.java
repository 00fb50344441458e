package retail.price;

import java.math.BigDecimal;
import java.util.Objects;

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
        UnitPrice that = (UnitPrice) o;
        return Objects.equals(amount, that.amount) && Objects.equals(unit, that.unit);
    }

    @Override
    public int hashCode() {
        return Objects.hash(amount, unit);
    }

    @Override
    public String toString() {
        return amount.toPlainString() + "/" + unit;
    }
}
