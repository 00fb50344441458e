package com.trinketbay.market;

import java.math.BigDecimal;

public record Receipt(BigDecimal subtotal, BigDecimal levy, BigDecimal total) {
}
