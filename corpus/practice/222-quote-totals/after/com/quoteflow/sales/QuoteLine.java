package com.quoteflow.sales;

import java.math.BigDecimal;

public record QuoteLine(String article, int quantity, BigDecimal unitPrice, BigDecimal taxPercent) {
    public BigDecimal net() {
        return unitPrice.multiply(BigDecimal.valueOf(quantity));
    }
}
