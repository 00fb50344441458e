package com.gridpay.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public final class Invoice {
    private final List<Tariff> tariffs = new ArrayList<>();
    private final List<BigDecimal> consumption = new ArrayList<>();

    public Invoice add(Tariff tariff, BigDecimal kwh) {
        if (kwh.signum() < 0) {
            throw new IllegalArgumentException("negative consumption");
        }
        tariffs.add(tariff);
        consumption.add(kwh);
        return this;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < tariffs.size(); i++) {
            BigDecimal amount = consumption.get(i).multiply(tariffs.get(i).pricePerKwh());
            lines.add(tariffs.get(i).name() + " " + amount.setScale(2, RoundingMode.HALF_UP));
        }
        return lines;
    }

    public BigDecimal total() {
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < tariffs.size(); i++) {
            total = total.add(consumption.get(i).multiply(tariffs.get(i).pricePerKwh()));
        }
        return total.setScale(2, RoundingMode.HALF_UP);
    }
}
