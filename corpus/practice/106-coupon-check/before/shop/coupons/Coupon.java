package shop.coupons;

public record Coupon(String code, boolean active, long minimumCents, int percent) {
    public Coupon {
        if (percent < 1 || percent > 100) {
            throw new IllegalArgumentException("percent " + percent);
        }
    }
}
