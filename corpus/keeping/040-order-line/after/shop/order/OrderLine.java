package shop.order;

import java.util.Objects;

public record OrderLine(String sku, int quantity, int unitCents) {
    public OrderLine {
        Objects.requireNonNull(sku);
    }

    public int total() {
        return Math.multiplyExact(quantity, unitCents);
    }

    @Override
    public String toString() {
        return quantity + "x" + sku;
    }
}
