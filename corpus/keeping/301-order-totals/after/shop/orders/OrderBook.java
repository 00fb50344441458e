package shop.orders;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.summingInt;
import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Collects order lines and answers questions about them. */
public final class OrderBook {

    private record Line(String sku, int quantity, long unitCents) {
        long total() {
            return quantity * unitCents;
        }

        String describe() {
            return sku + " x" + quantity + " = " + total();
        }
    }

    private final List<Line> lines = new ArrayList<>();

    public void addLine(String sku, int quantity, long unitCents) {
        if (sku == null || sku.isBlank()) {
            throw new IllegalArgumentException("sku must not be blank");
        }
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity must be positive");
        }
        lines.add(new Line(sku, quantity, unitCents));
    }

    public long totalCents() {
        return lines.stream().mapToLong(Line::total).sum();
    }

    public Map<String, Integer> quantityBySku() {
        return lines.stream()
                .collect(groupingBy(Line::sku, TreeMap::new, summingInt(Line::quantity)));
    }

    public Optional<String> mostExpensiveLine() {
        return lines.stream()
                .max(Comparator.comparingLong(Line::total))
                .map(Line::describe);
    }

    public List<String> skus() {
        return lines.stream().map(Line::sku).distinct().collect(toCollection(ArrayList::new));
    }

    public boolean removeSku(String sku) {
        return lines.removeIf(line -> line.sku().equals(sku));
    }
}
