package loyalty;

public class LoyaltyDiscount {

    private static final int VETERAN_YEARS = 10;
    private static final int REGULAR_YEARS = 3;
    private static final int NEWSLETTER_PERCENT = 2;

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
        long discount = percent(cents, loyaltyPercent());
        return newsletter ? discount + percent(cents, NEWSLETTER_PERCENT) : discount;
    }

    public long toPay(long cents) {
        return cents - discount(cents);
    }

    private int loyaltyPercent() {
        if (years >= VETERAN_YEARS) {
            return 15;
        }
        return years >= REGULAR_YEARS ? 8 : 0;
    }

    private static long percent(long cents, int percent) {
        return cents / 100 * percent;
    }
}
