package com.tillpoint.tax;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public class InvoiceTotals {
    private final BigDecimal taxRate;
    private final List<InvoiceLine> lines = new ArrayList<>();

    public InvoiceTotals(String taxRate) {
        this.taxRate = new BigDecimal(taxRate);
    }

    public InvoiceTotals add(InvoiceLine line) {
        lines.add(line);
        return this;
    }

    public BigDecimal net() {
        return toCents(sumOfLines());
    }

    public BigDecimal tax() {
        return toCents(sumOfLines().multiply(taxRate));
    }

    private BigDecimal sumOfLines() {
        return lines.stream().map(InvoiceLine::net).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static BigDecimal toCents(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal gross() {
        return net().add(tax());
    }
}
