package shop.order;

import java.util.Objects;

public final class OrderLine {
    private final String sku;
    private final int quantity;
    private final int unitCents;

    public OrderLine(String sku, int quantity, int unitCents) {
        this.sku = Objects.requireNonNull(sku);
        this.quantity = quantity;
        this.unitCents = unitCents;
    }

    public String sku() {
        return sku;
    }

    public int quantity() {
        return quantity;
    }

    public int unitCents() {
        return unitCents;
    }

    public int total() {
        return Math.multiplyExact(quantity, unitCents);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof OrderLine && ((OrderLine) o).sku.equals(sku)
            && ((OrderLine) o).quantity == quantity && ((OrderLine) o).unitCents == unitCents;
    }

    @Override
    public int hashCode() {
        return sku.hashCode();
    }

    @Override
    public String toString() {
        return quantity + "x" + sku;
    }
}
