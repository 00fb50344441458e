package com.trinketbay.market;

import java.math.BigDecimal;

public record CartLine(String item, int quantity, BigDecimal unitPrice) {

    public CartLine {
        if (quantity < 1) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
    }

    public BigDecimal gross() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
