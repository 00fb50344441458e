package loyalty;

public class LoyaltyDiscount {

    private final int years;
    private final boolean newsletter;

    public LoyaltyDiscount(int years, boolean newsletter) {
        this.years = years;
        this.newsletter = newsletter;
    }

    /** All amounts are in cents. */
    public long discount(long cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("amount");
        }
        long discount = 0;
        if (years >= 10) {
            discount = cents * 15 / 100;
        } else if (years >= 3) {
            discount = cents * 8 / 100;
        }
        if (newsletter) {
            discount += cents * 2 / 100;
        }
        return discount;
    }

    public long toPay(long cents) {
        return cents - discount(cents);
    }
}
