package store.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

public class Inventory {
    public record Item(String sku, int stock) {
        public Item {
            Objects.requireNonNull(sku);
        }
    }

    private final List<Item> items = new ArrayList<>();

    public void put(String sku, int stock) {
        items.add(new Item(sku, stock));
    }

    public boolean hasStock(String sku) {
        return items.stream().anyMatch(item -> item.sku().equals(sku) && item.stock() > 0);
    }

    public boolean healthy() {
        return items.stream().noneMatch(item -> item.stock() < 0);
    }

    public Optional<Item> first(int minimum) {
        return items.stream().filter(item -> item.stock() >= minimum).findFirst();
    }
}
