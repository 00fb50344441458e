package shop.orders;

import java.util.ArrayList;
import java.util.List;

public class OrderService {
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
        List<OrderLine> reserved = new ArrayList<>();
        try {
            long total = 0;
            for (OrderLine line : lines) {
                if (!warehouse.reserve(line.sku(), line.quantity())) {
                    throw new OutOfStockException(line.sku());
                }
                reserved.add(line);
                total += cashier.priceOf(line.sku()) * line.quantity();
            }
            if (total > 10000) {
                total -= total / 10;
            }
            return cashier.collect(customer, total);
        } catch (RuntimeException e) {
            for (int i = reserved.size() - 1; i >= 0; i--) {
                warehouse.release(reserved.get(i).sku(), reserved.get(i).quantity());
            }
            throw e;
        }
    }
}
