package shop.pricing;

public interface PricePlugin {
    long adjust(String sku, long cents);
}
