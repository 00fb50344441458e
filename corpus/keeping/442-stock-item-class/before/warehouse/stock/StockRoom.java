package warehouse.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class StockRoom {
    // on hand, reserved, minimum
    private final Map<String, int[]> items = new TreeMap<>();
    private final List<ReorderListener> listeners = new ArrayList<>();

    public void addListener(ReorderListener listener) {
        if (listener != null) {
            listeners.add(listener);
        }
    }

    private int[] find(String sku) {
        int[] item = items.get(sku);
        if (item == null) {
            item = new int[3];
            items.put(sku, item);
        }
        return item;
    }

    public void setMinimum(String sku, int minimum) {
        if (minimum < 0) {
            throw new IllegalArgumentException("minimum");
        }
        int[] item = find(sku);
        item[2] = minimum;
        check(sku, item);
    }

    public int receive(String sku, int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        int[] item = find(sku);
        item[0] = Math.addExact(item[0], quantity);
        return item[0];
    }

    public boolean reserve(String sku, int quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        int[] item = find(sku);
        if (item[0] - item[1] < quantity) {
            return false;
        }
        item[1] += quantity;
        check(sku, item);
        return true;
    }

    public int ship(String sku) {
        int[] item = items.get(sku);
        if (item == null) {
            return 0;
        }
        int shipped = item[1];
        item[0] -= shipped;
        item[1] = 0;
        return shipped;
    }

    private void check(String sku, int[] item) {
        int free = item[0] - item[1];
        if (free < item[2]) {
            for (ReorderListener l : new ArrayList<>(listeners)) {
                l.reorder(sku, item[2] - free);
            }
        }
    }

    public int available(String sku) {
        int[] item = items.get(sku);
        return item == null ? 0 : item[0] - item[1];
    }

    public List<String> report() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, int[]> e : items.entrySet()) {
            int[] i = e.getValue();
            lines.add(e.getKey() + ": " + i[0] + " (" + i[1] + " reserved, min " + i[2] + ")"
                    + (i[0] - i[1] < i[2] ? " LOW" : ""));
        }
        return lines;
    }
}
