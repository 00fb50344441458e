package shop.orders;

public record OrderLine(String sku, int quantity) {
}
