package com.quoteflow.sales;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

public class Quote {
    private static final BigDecimal HUNDRED = new BigDecimal("100");
    private final List<QuoteLine> lines;

    public Quote(List<QuoteLine> lines) {
        this.lines = List.copyOf(lines);
    }

    public BigDecimal netTotal() {
        BigDecimal total = BigDecimal.ZERO;
        for (QuoteLine line : lines) {
            total = total.add(line.net());
        }
        return total.setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal taxTotal() {
        BigDecimal total = BigDecimal.ZERO.setScale(2);
        for (QuoteLine line : lines) {
            BigDecimal tax = line.net().multiply(line.taxPercent()).divide(HUNDRED);
            total = total.add(tax.setScale(2, RoundingMode.HALF_UP));
        }
        return total;
    }

    public BigDecimal grossTotal() {
        return netTotal().add(taxTotal());
    }
}
