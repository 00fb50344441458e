package shop.basket;

import java.util.Objects;

public final class AuditedBasket extends SimpleBasket {
    private final AuditTrail trail;

    public AuditedBasket(AuditTrail trail) {
        this.trail = Objects.requireNonNull(trail);
    }

    @Override
    public void put(String sku, int quantity) {
        super.put(sku, quantity);
        trail.record("put", sku, quantity);
    }

    @Override
    public void remove(String sku) {
        super.remove(sku);
        trail.record("remove", sku, 0);
    }
}
