package shop.basket;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

class SimpleBasket implements Basket {
    private final Map<String, Integer> lines = new TreeMap<>();

    @Override
    public void put(String sku, int quantity) {
        Objects.requireNonNull(sku, "sku");
        if (quantity < 1) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        lines.merge(sku, quantity, Integer::sum);
    }

    @Override
    public void remove(String sku) {
        lines.remove(sku);
    }

    @Override
    public void mergeFrom(Basket other) {
        for (Map.Entry<String, Integer> line : other.content().entrySet()) {
            put(line.getKey(), line.getValue());
        }
    }

    @Override
    public Map<String, Integer> content() {
        return Collections.unmodifiableMap(new TreeMap<>(lines));
    }
}
