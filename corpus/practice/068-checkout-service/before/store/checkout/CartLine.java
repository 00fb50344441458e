package store.checkout;

public record CartLine(String sku, int quantity, long unitCents) {
}
