package shop.order;

import java.util.ArrayList;
import java.util.List;

public class Order {
    private final List<OrderLine> lines = new ArrayList<>();

    public Order add(OrderLine line) {
        if (!lines.contains(line)) {
            lines.add(line);
        }
        return this;
    }

    public int total() {
        int sum = 0;
        for (OrderLine line : lines) {
            sum += line.total();
        }
        return sum;
    }

    @Override
    public String toString() {
        return lines.toString();
    }
}
