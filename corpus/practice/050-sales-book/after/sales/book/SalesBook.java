package sales.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collector;
import java.util.stream.Collectors;

public class SalesBook {
    private final List<Sale> sales = new ArrayList<>();

    public void add(Sale sale) {
        if (sale == null) {
            throw new IllegalArgumentException("no sale");
        }
        sales.add(sale);
    }

    public Map<String, Long> centsByRegion() {
        return byRegion(Collectors.summingLong(Sale::cents));
    }

    public Map<String, List<String>> itemsByRegion() {
        return byRegion(Collectors.mapping(Sale::item, Collectors.toCollection(ArrayList::new)));
    }

    /** The largest sale, the earliest of several, or null. */
    public Sale largest() {
        return sales.stream().max(Comparator.comparingLong(Sale::cents)).orElse(null);
    }

    private <R> Map<String, R> byRegion(Collector<Sale, ?, R> downstream) {
        return sales.stream().collect(Collectors.groupingBy(Sale::region, TreeMap::new, downstream));
    }
}
