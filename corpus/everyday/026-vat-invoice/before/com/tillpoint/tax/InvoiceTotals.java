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
        BigDecimal net = BigDecimal.ZERO;
        for (InvoiceLine line : lines) {
            net = net.add(line.net());
        }
        return net.setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal tax() {
        BigDecimal tax = BigDecimal.ZERO.setScale(2);
        for (InvoiceLine line : lines) {
            BigDecimal lineTax = line.net().multiply(taxRate);
            tax = tax.add(lineTax.setScale(2, RoundingMode.HALF_UP));
        }
        return tax;
    }

    public BigDecimal gross() {
        return net().add(tax());
    }
}
