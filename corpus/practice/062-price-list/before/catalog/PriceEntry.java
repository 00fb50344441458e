package catalog;

public record PriceEntry(String sku, long cents, boolean active) {
}
