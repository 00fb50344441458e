package shop.coupons;

public record Coupon(String code, boolean active, long minimumCents, int percent) {
    private static final int MAX_PERCENT = 100;

    public Coupon {
        if (percent < 1 || percent > MAX_PERCENT) {
            throw new IllegalArgumentException("percent " + percent);
        }
    }
}
