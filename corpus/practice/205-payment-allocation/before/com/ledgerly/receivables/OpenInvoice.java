package com.ledgerly.receivables;

import java.math.BigDecimal;
import java.time.LocalDate;

public record OpenInvoice(String number, LocalDate due, BigDecimal amount) {
}
