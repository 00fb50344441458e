package shop.orders;

public interface Warehouse {
    boolean reserve(String sku, int quantity);

    void release(String sku, int quantity);
}
