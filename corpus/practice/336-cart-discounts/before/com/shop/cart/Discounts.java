package com.shop.cart;

import java.util.List;

public class Discounts {
    /** The cents taken off the cart for the code; unknown codes are worth nothing. */
    public long discount(String code, Cart cart) {
        if (code == null) {
            return 0;
        }
        long off;
        if (code.equals("WELCOME")) {
            if (!cart.firstOrder()) {
                return 0;
            }
            off = cart.totalCents() / 10;
        } else if (code.equals("BULK")) {
            if (cart.items() >= 20) {
                off = cart.totalCents() * 15 / 100;
            } else if (cart.items() >= 10) {
                off = cart.totalCents() * 8 / 100;
            } else {
                off = 0;
            }
        } else if (code.equals("FIVER")) {
            off = cart.totalCents() >= 2500 ? 500 : 0;
        } else if (code.startsWith("GIFT-")) {
            off = Integer.parseInt(code.substring(5)) * 100L;
        } else {
            return 0;
        }
        if (off > cart.totalCents()) {
            off = cart.totalCents();
        }
        return off;
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
