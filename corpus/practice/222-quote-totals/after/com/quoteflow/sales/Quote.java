package com.quoteflow.sales;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.Function;

public class Quote {
    private static final BigDecimal HUNDRED = new BigDecimal("100");
    private final List<QuoteLine> lines;

    public Quote(List<QuoteLine> lines) {
        this.lines = List.copyOf(lines);
    }

    public BigDecimal netTotal() {
        return sum(QuoteLine::net);
    }

    public BigDecimal taxTotal() {
        return sum(line -> line.net().multiply(line.taxPercent()).divide(HUNDRED));
    }

    public BigDecimal grossTotal() {
        return netTotal().add(taxTotal());
    }

    private BigDecimal sum(Function<QuoteLine, BigDecimal> amount) {
        return lines.stream()
                .map(amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .setScale(2, RoundingMode.HALF_UP);
    }
}
