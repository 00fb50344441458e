package shop.basket;

import java.util.Map;
import java.util.Objects;

public final class AuditedBasket implements Basket {
    private final Basket delegate = new SimpleBasket();
    private final AuditTrail trail;

    public AuditedBasket(AuditTrail trail) {
        this.trail = Objects.requireNonNull(trail);
    }

    @Override
    public void put(String sku, int quantity) {
        delegate.put(sku, quantity);
        trail.record("put", sku, quantity);
    }

    @Override
    public void remove(String sku) {
        delegate.remove(sku);
        trail.record("remove", sku, 0);
    }

    @Override
    public void mergeFrom(Basket other) {
        delegate.mergeFrom(other);
    }

    @Override
    public Map<String, Integer> content() {
        return delegate.content();
    }
}
