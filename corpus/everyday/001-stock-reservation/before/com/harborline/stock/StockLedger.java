package com.harborline.stock;

public interface StockLedger {
    int available(String sku);

    void take(String sku, int quantity);

    void putBack(String sku, int quantity);
}
