package store.checkout;

public interface StockClient {
    boolean reserve(String sku, int quantity);

    void release(String sku, int quantity);
}
