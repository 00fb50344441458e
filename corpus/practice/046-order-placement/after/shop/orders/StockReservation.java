package shop.orders;

import java.util.ArrayDeque;
import java.util.Deque;

/** The lines of one order for which stock has been set aside so far. */
final class StockReservation {
    private final Warehouse warehouse;
    private final Deque<OrderLine> reserved = new ArrayDeque<>();

    StockReservation(Warehouse warehouse) {
        this.warehouse = warehouse;
    }

    void add(OrderLine line) {
        if (!warehouse.reserve(line.sku(), line.quantity())) {
            throw new OutOfStockException(line.sku());
        }
        reserved.push(line);
    }

    /** Gives everything back, the line reserved last first. */
    void rollBack() {
        for (OrderLine line : reserved) {
            warehouse.release(line.sku(), line.quantity());
        }
    }
}
