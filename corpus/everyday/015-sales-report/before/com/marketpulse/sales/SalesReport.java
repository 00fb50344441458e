package com.marketpulse.sales;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class SalesReport {
    private final List<Sale> sales;

    public SalesReport(List<Sale> sales) {
        this.sales = new ArrayList<>(sales);
    }

    public Map<String, Long> revenueByRegion() {
        Map<String, Long> result = new TreeMap<>();
        for (Sale sale : sales) {
            if (sale.refunded()) {
                continue;
            }
            Long old = result.get(sale.region());
            result.put(sale.region(), old == null ? sale.cents() : old + sale.cents());
        }
        return result;
    }

    /** Products in the order of their first sale, with their best price. */
    public Map<String, Long> bestPrices() {
        Map<String, Long> result = new LinkedHashMap<>();
        for (Sale sale : sales) {
            Long old = result.get(sale.product());
            if (old == null || sale.cents() > old) {
                result.put(sale.product(), sale.cents());
            }
        }
        return result;
    }

    /** Distinct products sold in a region, in order of first sale there. */
    public List<String> productsIn(String region) {
        List<String> result = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Sale sale : sales) {
            if (region.equals(sale.region()) && seen.add(sale.product())) {
                result.add(sale.product());
            }
        }
        return result;
    }

    public double refundRate() {
        if (sales.isEmpty()) {
            return 0;
        }
        int refunds = 0;
        for (Sale sale : sales) {
            if (sale.refunded()) {
                refunds++;
            }
        }
        return (double) refunds / sales.size();
    }
}
