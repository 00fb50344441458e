package shop.catalog;

public record Product(String sku, String name, long priceCents) {
}
