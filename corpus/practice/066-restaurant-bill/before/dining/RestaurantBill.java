package dining;

public final class RestaurantBill {

    private final int guests;
    private long subtotal;

    public RestaurantBill(int guests) {
        if (guests < 1) {
            throw new IllegalArgumentException("guests");
        }
        this.guests = guests;
    }

    public void order(long unitCents, int quantity) {
        if (unitCents < 0 || quantity < 1) {
            throw new IllegalArgumentException("order");
        }
        subtotal += unitCents * quantity;
    }

    public long subtotal() {
        return subtotal;
    }

    public long total() {
        long total = subtotal;
        if (guests >= 6) {
            total += subtotal * 12 / 100;
        }
        if (subtotal < 2000) {
            total += 150;
        }
        return total;
    }

    public long perGuest() {
        long total = subtotal;
        if (guests >= 6) {
            total += subtotal * 12 / 100;
        }
        if (subtotal < 2000) {
            total += 150;
        }
        return (total + guests - 1) / guests;
    }
}
