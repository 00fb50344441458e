package shop.orders;

import java.util.List;

public class OrderService {
    private static final long DISCOUNT_THRESHOLD = 10_000;

    private final Warehouse warehouse;
    private final Cashier cashier;

    public OrderService(Warehouse warehouse, Cashier cashier) {
        this.warehouse = warehouse;
        this.cashier = cashier;
    }

    public String place(String customer, List<OrderLine> lines) {
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("empty order");
        }
        StockReservation reservation = new StockReservation(warehouse);
        try {
            long total = reserveAndPrice(lines, reservation);
            return cashier.collect(customer, discounted(total));
        } catch (RuntimeException e) {
            reservation.rollBack();
            throw e;
        }
    }

    private long reserveAndPrice(List<OrderLine> lines, StockReservation reservation) {
        long total = 0;
        for (OrderLine line : lines) {
            reservation.add(line);
            total += cashier.priceOf(line.sku()) * line.quantity();
        }
        return total;
    }

    private static long discounted(long total) {
        return total > DISCOUNT_THRESHOLD ? total - total / 10 : total;
    }
}
