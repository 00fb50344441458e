package shop.orders;

public interface Cashier {
    long priceOf(String sku);

    String collect(String customer, long total);
}
