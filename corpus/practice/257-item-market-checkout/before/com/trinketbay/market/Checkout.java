package com.trinketbay.market;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Computes what a player pays for a cart, including the market levy. */
public class Checkout {

    private static final int CENTS = 2;

    private final BigDecimal levyRate;

    public Checkout(BigDecimal levyRate) {
        if (levyRate.signum() < 0) {
            throw new IllegalArgumentException("negative levy");
        }
        this.levyRate = levyRate;
    }

    public Receipt checkout(List<CartLine> lines) {
        BigDecimal subtotal = BigDecimal.ZERO.setScale(CENTS);
        BigDecimal levy = BigDecimal.ZERO.setScale(CENTS);
        for (CartLine line : lines) {
            BigDecimal gross = line.gross();
            subtotal = subtotal.add(gross);
            levy = levy.add(gross.multiply(levyRate).setScale(CENTS, RoundingMode.HALF_UP));
        }
        return new Receipt(subtotal, levy, subtotal.add(levy));
    }
}
