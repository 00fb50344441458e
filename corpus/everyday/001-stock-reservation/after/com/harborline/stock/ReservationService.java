package com.harborline.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class ReservationService {
    private final StockLedger ledger;

    public ReservationService(StockLedger ledger) {
        this.ledger = ledger;
    }

    public ReservationResult reserve(List<OrderLine> lines) {
        List<String> shortages = new ArrayList<>();
        for (OrderLine line : lines) {
            reserveLine(line).ifPresent(shortages::add);
        }
        return shortages.isEmpty() ? ReservationResult.ok() : ReservationResult.rejected(shortages);
    }

    /** Reserves a single line, or describes why that is not possible. */
    private Optional<String> reserveLine(OrderLine line) {
        int missing = line.quantity() - ledger.available(line.sku());
        if (missing > 0) {
            return Optional.of(line.sku() + " short by " + missing);
        }
        ledger.take(line.sku(), line.quantity());
        return Optional.empty();
    }

    public void release(List<OrderLine> lines) {
        lines.forEach(line -> ledger.putBack(line.sku(), line.quantity()));
    }
}
