package com.harborline.stock;

import java.util.ArrayList;
import java.util.List;

public class ReservationService {
    private final StockLedger ledger;

    public ReservationService(StockLedger ledger) {
        this.ledger = ledger;
    }

    public ReservationResult reserve(List<OrderLine> lines) {
        List<String> shortages = new ArrayList<>();
        for (OrderLine line : lines) {
            int available = ledger.available(line.sku());
            if (available < line.quantity()) {
                int missing = line.quantity() - available;
                shortages.add(line.sku() + " short by " + missing);
            }
        }
        if (!shortages.isEmpty()) {
            return ReservationResult.rejected(shortages);
        }
        for (OrderLine line : lines) {
            ledger.take(line.sku(), line.quantity());
        }
        return ReservationResult.ok();
    }

    public void release(List<OrderLine> lines) {
        for (OrderLine line : lines) {
            ledger.putBack(line.sku(), line.quantity());
        }
    }
}
