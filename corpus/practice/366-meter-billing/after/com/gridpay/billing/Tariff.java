package com.gridpay.billing;

import java.math.BigDecimal;

public final class Tariff {
    private final String name;
    private final BigDecimal pricePerKwh;

    public Tariff(String name, BigDecimal pricePerKwh) {
        this.name = name;
        this.pricePerKwh = pricePerKwh;
    }

    public String name() {
        return name;
    }

    public BigDecimal pricePerKwh() {
        return pricePerKwh;
    }
}
