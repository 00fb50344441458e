package warehouse.stock;

final class StockItem {
    private final String sku;
    private int onHand;
    private int reserved;
    private int minimum;

    StockItem(String sku) { this.sku = sku; }
    int add(int quantity) { return onHand = Math.addExact(onHand, quantity); }
    int free() { return onHand - reserved; }

    boolean reserve(int quantity) {
        if (quantity > free()) {
            return false;
        }
        reserved += quantity;
        return true;
    }

    int ship() {
        int shipped = reserved;
        onHand -= shipped;
        reserved = 0;
        return shipped;
    }

    void minimum(int newMinimum) { minimum = newMinimum; }
    boolean isLow() { return free() < minimum; }
    String sku() { return sku; }
    int minimum() { return minimum; }

    public String toString() {
        return sku + ": " + onHand + " (" + reserved + " reserved, min " + minimum + ")" + (isLow() ? " LOW" : "");
    }
}
