package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects order lines and answers questions about them. */
public final class OrderBook {

    private static final class Line {
        final String sku;
        final int quantity;
        final long unitCents;

        Line(String sku, int quantity, long unitCents) {
            this.sku = sku;
            this.quantity = quantity;
            this.unitCents = unitCents;
        }

        long total() {
            return quantity * unitCents;
        }
    }

    private final List<Line> lines = new ArrayList<>();

    public void addLine(String sku, int quantity, long unitCents) {
        if (sku == null || sku.isBlank()) {
            throw new IllegalArgumentException("sku");
        }
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity");
        }
        lines.add(new Line(sku, quantity, unitCents));
    }

    public long totalCents() {
        long sum = 0;
        for (Line line : lines) {
            sum += line.total();
        }
        return sum;
    }

    public Map<String, Integer> quantityBySku() {
        Map<String, Integer> result = new TreeMap<>();
        for (Line line : lines) {
            Integer old = result.get(line.sku);
            result.put(line.sku, old == null ? line.quantity : old + line.quantity);
        }
        return result;
    }

    public Optional<String> mostExpensiveLine() {
        Line best = null;
        for (Line line : lines) {
            if (best == null || line.total() > best.total()) {
                best = line;
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        return Optional.of(best.sku + " x" + best.quantity + " = " + best.total());
    }

    public List<String> skus() {
        List<String> result = new ArrayList<>();
        for (Line line : lines) {
            if (!result.contains(line.sku)) {
                result.add(line.sku);
            }
        }
        return result;
    }

    public boolean removeSku(String sku) {
        boolean removed = false;
        for (int i = lines.size() - 1; i >= 0; i--) {
            if (lines.get(i).sku.equals(sku)) {
                lines.remove(i);
                removed = true;
            }
        }
        return removed;
    }
}
