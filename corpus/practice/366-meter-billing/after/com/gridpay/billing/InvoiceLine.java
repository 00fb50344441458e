package com.gridpay.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;

record InvoiceLine(Tariff tariff, BigDecimal kwh) {
    BigDecimal amount() {
        return kwh.multiply(tariff.pricePerKwh()).setScale(2, RoundingMode.HALF_UP);
    }

    String text() {
        return tariff.name() + " " + amount();
    }
}
