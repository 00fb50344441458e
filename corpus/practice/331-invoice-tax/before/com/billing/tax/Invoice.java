package com.billing.tax;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public class Invoice {
    private final BigDecimal taxRate;
    private final List<Line> lines = new ArrayList<>();

    public Invoice(BigDecimal taxRate) {
        this.taxRate = taxRate;
    }

    public Invoice add(Line line) {
        lines.add(line);
        return this;
    }

    public BigDecimal net() {
        BigDecimal net = BigDecimal.ZERO;
        for (Line line : lines) {
            net = net.add(line.total());
        }
        return net.setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal tax() {
        BigDecimal tax = BigDecimal.ZERO;
        for (Line line : lines) {
            tax = tax.add(line.total().multiply(taxRate).setScale(2, RoundingMode.HALF_UP));
        }
        return tax.setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal gross() {
        return net().add(tax());
    }
}
