package shop.basket;

public interface AuditTrail {
    void record(String event, String sku, int quantity);
}
