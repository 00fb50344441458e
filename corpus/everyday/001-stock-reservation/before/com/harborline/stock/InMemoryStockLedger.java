package com.harborline.stock;

import java.util.HashMap;
import java.util.Map;

public class InMemoryStockLedger implements StockLedger {
    private final Map<String, Integer> onHand = new HashMap<>();

    @Override
    public int available(String sku) {
        return onHand.getOrDefault(sku, 0);
    }

    @Override
    public void take(String sku, int quantity) {
        int left = available(sku) - quantity;
        if (left < 0) {
            throw new IllegalStateException("Negative stock for " + sku);
        }
        onHand.put(sku, left);
    }

    @Override
    public void putBack(String sku, int quantity) {
        onHand.merge(sku, quantity, Integer::sum);
    }
}
