package com.gridpay.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public final class Invoice {
    private final List<InvoiceLine> lines = new ArrayList<>();

    public Invoice add(Tariff tariff, BigDecimal kwh) {
        if (kwh.signum() < 0) {
            throw new IllegalArgumentException("negative consumption");
        }
        lines.add(new InvoiceLine(tariff, kwh));
        return this;
    }

    public List<String> lines() {
        return lines.stream().map(InvoiceLine::text).collect(Collectors.toCollection(ArrayList::new));
    }

    public BigDecimal total() {
        return lines.stream()
                .map(InvoiceLine::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add)
                .setScale(2, RoundingMode.HALF_UP);
    }
}
