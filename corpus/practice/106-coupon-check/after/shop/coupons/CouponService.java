package shop.coupons;

import java.util.HashSet;
import java.util.Set;

public final class CouponService {
    private static final long NO_DISCOUNT = 0;

    private final Set<String> used = new HashSet<>();

    /** Discount in cents; 0 if the coupon cannot be used. */
    public long redeem(Coupon coupon, String customer, long cartCents) {
        if (coupon == null) {
            return NO_DISCOUNT;
        }
        if (!coupon.active() && cartCents < coupon.minimumCents()) {
            return NO_DISCOUNT;
        }
        if (!used.add(customer + "#" + coupon.code())) {
            return NO_DISCOUNT;
        }
        return cartCents * coupon.percent() / 100;
    }
}
