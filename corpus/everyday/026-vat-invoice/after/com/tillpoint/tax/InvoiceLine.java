package com.tillpoint.tax;

import java.math.BigDecimal;

public record InvoiceLine(String text, int quantity, BigDecimal unitPrice) {
    public BigDecimal net() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
