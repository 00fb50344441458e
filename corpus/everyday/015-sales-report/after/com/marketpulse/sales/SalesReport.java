package com.marketpulse.sales;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

public class SalesReport {
    private final List<Sale> sales;

    public SalesReport(List<Sale> sales) {
        this.sales = new ArrayList<>(sales);
    }

    public Map<String, Long> revenueByRegion() {
        return sales.stream()
                .filter(sale -> !sale.refunded())
                .collect(Collectors.groupingBy(Sale::region, TreeMap::new, Collectors.summingLong(Sale::cents)));
    }

    /** Products in the order of their first sale, with their best price. */
    public Map<String, Long> bestPrices() {
        return sales.stream()
                .collect(Collectors.toMap(Sale::product, Sale::cents, Math::max, LinkedHashMap::new));
    }

    /** Distinct products sold in a region, in order of first sale there. */
    public List<String> productsIn(String region) {
        return sales.stream()
                .filter(sale -> region.equals(sale.region()))
                .map(Sale::product)
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public double refundRate() {
        return sales.stream()
                .mapToInt(sale -> sale.refunded() ? 1 : 0)
                .average()
                .orElse(0);
    }
}
