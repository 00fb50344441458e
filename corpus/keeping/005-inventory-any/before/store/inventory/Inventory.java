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
        for (Item item : items) {
            if (item.sku().equals(sku) && item.stock() > 0) {
                return true;
            }
        }
        return false;
    }

    public boolean healthy() {
        for (Item item : items) {
            if (item.stock() < 0) {
                return false;
            }
        }
        return true;
    }

    public Optional<Item> first(int minimum) {
        for (Item item : items) {
            if (item.stock() >= minimum) {
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }
}
