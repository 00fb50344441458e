package com.billing.tax;

import java.math.BigDecimal;

public record Line(String text, BigDecimal net, int quantity) {
    public BigDecimal total() {
        return net.multiply(BigDecimal.valueOf(quantity));
    }
}
