package com.billing.tax;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

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
        return sum(Line::total);
    }

    public BigDecimal tax() {
        return sum(line -> line.total().multiply(taxRate));
    }

    private BigDecimal sum(Function<Line, BigDecimal> amount) {
        return lines.stream()
                .map(amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .setScale(2, RoundingMode.HALF_UP);
    }

    public BigDecimal gross() {
        return net().add(tax());
    }
}
