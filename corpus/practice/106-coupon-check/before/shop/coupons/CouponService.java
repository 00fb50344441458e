package shop.coupons;

import java.util.HashSet;
import java.util.Set;

public final class CouponService {
    private final Set<String> used = new HashSet<>();

    /** Discount in cents; 0 if the coupon cannot be used. */
    public long redeem(Coupon coupon, String customer, long cartCents) {
        long discount = 0;
        if (coupon != null) {
            if (coupon.active() && cartCents >= coupon.minimumCents()) {
                if (used.add(customer + "#" + coupon.code())) {
                    discount = cartCents * coupon.percent() / 100;
                }
            }
        }
        return discount;
    }
}
