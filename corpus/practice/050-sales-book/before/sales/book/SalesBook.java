package sales.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class SalesBook {
    private final List<Sale> sales = new ArrayList<>();

    public void add(Sale sale) {
        if (sale == null) {
            throw new IllegalArgumentException("no sale");
        }
        sales.add(sale);
    }

    public Map<String, Long> centsByRegion() {
        Map<String, Long> totals = new TreeMap<>();
        for (Sale sale : sales) {
            Long total = totals.get(sale.region());
            if (total == null) {
                total = 0L;
            }
            totals.put(sale.region(), total + sale.cents());
        }
        return totals;
    }

    public Map<String, List<String>> itemsByRegion() {
        Map<String, List<String>> items = new TreeMap<>();
        for (Sale sale : sales) {
            if (!items.containsKey(sale.region())) {
                items.put(sale.region(), new ArrayList<>());
            }
            items.get(sale.region()).add(sale.item());
        }
        return items;
    }

    /** The largest sale, the earliest of several, or null. */
    public Sale largest() {
        Sale largest = null;
        for (Sale sale : sales) {
            if (largest == null || sale.cents() > largest.cents()) {
                largest = sale;
            }
        }
        return largest;
    }
}
