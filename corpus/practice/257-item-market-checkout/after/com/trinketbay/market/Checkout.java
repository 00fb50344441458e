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
        BigDecimal subtotal = lines.stream()
                .map(CartLine::gross)
                .reduce(BigDecimal.ZERO.setScale(CENTS), BigDecimal::add);
        BigDecimal levy = levyOn(subtotal);
        return new Receipt(subtotal, levy, subtotal.add(levy));
    }

    private BigDecimal levyOn(BigDecimal amount) {
        return amount.multiply(levyRate).setScale(CENTS, RoundingMode.HALF_UP);
    }
}
