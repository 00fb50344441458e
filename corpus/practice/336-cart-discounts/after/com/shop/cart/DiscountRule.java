package com.shop.cart;

@FunctionalInterface
interface DiscountRule {
    DiscountRule NONE = cart -> 0;

    long centsOff(Cart cart);

    /** A cart never gets cheaper than free. */
    default DiscountRule capped() {
        return cart -> Math.min(centsOff(cart), cart.totalCents());
    }

    static DiscountRule percent(int percent) {
        return cart -> cart.totalCents() * percent / 100;
    }
}
