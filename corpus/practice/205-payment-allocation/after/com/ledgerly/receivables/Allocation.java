package com.ledgerly.receivables;

import java.math.BigDecimal;
import java.util.List;

public record Allocation(List<String> settled, BigDecimal credit) {
}
