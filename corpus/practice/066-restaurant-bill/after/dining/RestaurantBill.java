package dining;

public final class RestaurantBill {

    private static final int LARGE_PARTY = 6;
    private static final int SERVICE_PERCENT = 12;
    private static final long SMALL_BILL_CENTS = 2000;
    private static final long COVER_CHARGE_CENTS = 150;

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
        return subtotal + serviceCharge() + coverCharge();
    }

    public long perGuest() {
        return (total() + guests - 1) / guests;
    }

    private long serviceCharge() {
        return guests >= LARGE_PARTY ? subtotal * SERVICE_PERCENT / 100 : 0;
    }

    private long coverCharge() {
        return subtotal < SMALL_BILL_CENTS ? COVER_CHARGE_CENTS : 0;
    }
}
