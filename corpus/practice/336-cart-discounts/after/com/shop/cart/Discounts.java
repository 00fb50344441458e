package com.shop.cart;

import java.util.List;
import java.util.Map;

public class Discounts {
    private static final String GIFT = "GIFT-";
    private static final DiscountRule MANY = DiscountRule.percent(8);
    private static final DiscountRule VERY_MANY = DiscountRule.percent(15);
    private static final Map<String, DiscountRule> RULES = Map.of(
            "WELCOME", cart -> cart.firstOrder() ? Math.min(cart.totalCents() / 10, cart.totalCents()) : 0,
            "BULK", ((DiscountRule) Discounts::bulk).capped(),
            "FIVER", ((DiscountRule) cart -> cart.totalCents() >= 2500 ? 500 : 0).capped());

    private static long bulk(Cart cart) {
        if (cart.items() < 10) {
            return 0;
        }
        return (cart.items() < 20 ? MANY : VERY_MANY).centsOff(cart);
    }

    /** The cents taken off the cart for the code; unknown codes are worth nothing. */
    public long discount(String code, Cart cart) {
        return code == null ? 0 : rule(code).centsOff(cart);
    }

    private static DiscountRule rule(String code) {
        if (code.startsWith(GIFT)) {
            long value = Integer.parseInt(code.substring(GIFT.length())) * 100L;
            return ((DiscountRule) cart -> value).capped();
        }
        return RULES.getOrDefault(code, DiscountRule.NONE);
    }

    /** The code worth most for the customer, the first one if there are more, or null if none is worth anything. */
    public String best(List<String> codes, Cart cart) {
        String best = null;
        long most = 0;
        for (String code : codes) {
            long off = discount(code, cart);
            if (off > most) {
                most = off;
                best = code;
            }
        }
        return best;
    }
}
