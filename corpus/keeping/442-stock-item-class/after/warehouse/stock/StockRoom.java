package warehouse.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class StockRoom {
    private final Map<String, StockItem> items = new TreeMap<>();
    private final List<ReorderListener> listeners = new ArrayList<>();

    public void addListener(ReorderListener listener) {
        if (listener != null) {
            listeners.add(listener);
        }
    }

    private StockItem item(String sku) { return items.computeIfAbsent(sku, StockItem::new); }

    public void setMinimum(String sku, int minimum) {
        if (minimum < 0) {
            throw new IllegalArgumentException("minimum " + minimum);
        }
        StockItem item = item(sku);
        item.minimum(minimum);
        notifyIfLow(item);
    }

    public int receive(String sku, int quantity) {
        requirePositive(quantity);
        return item(sku).add(quantity);
    }

    public boolean reserve(String sku, int quantity) {
        requirePositive(quantity);
        StockItem item = item(sku);
        boolean done = item.reserve(quantity);
        if (done) {
            notifyIfLow(item);
        }
        return done;
    }

    private static void requirePositive(int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
    }

    public int ship(String sku) {
        StockItem item = items.get(sku);
        return item == null ? 0 : item.ship();
    }

    private void notifyIfLow(StockItem item) {
        if (!item.isLow()) {
            return;
        }
        int free = item.free();
        for (ReorderListener listener : List.copyOf(listeners)) {
            listener.reorder(item.sku(), item.minimum() - free);
        }
    }

    public int available(String sku) {
        StockItem item = items.get(sku);
        return item == null ? 0 : item.free();
    }

    public List<String> report() {
        List<String> lines = new ArrayList<>(items.size());
        items.values().forEach(item -> lines.add(item.toString()));
        return lines;
    }
}
