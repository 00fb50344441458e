package shop.orders;

import java.util.ArrayList;
import java.util.List;

public final class OrderValidator {
    private final List<String> countries;

    public OrderValidator(List<String> countries) {
        this.countries = List.copyOf(countries);
    }

    public List<String> problems(Order order) {
        List<String> result = new ArrayList<>();
        if (order.id() == null || order.id().isBlank()) {
            result.add("id");
        }
        if (order.customer() == null) {
            result.add("customer");
        }
        if (order.lines() == null || order.lines().isEmpty()) {
            result.add("lines");
        }
        if (order.lines() != null && !order.lines().isEmpty()) {
            boolean bad = false;
            for (Order.Line line : order.lines()) {
                if (line.quantity() <= 0) {
                    bad = true;
                    break;
                }
            }
            if (bad) {
                result.add("quantity");
            }
        }
        if (order.lines() != null && !order.lines().isEmpty()
                && order.discountCents() != null && order.discountCents() > order.totalCents()) {
            result.add("discount");
        }
        if (!countries.contains(order.country())) {
            result.add("country");
        }
        return result;
    }

    public boolean isValid(Order order) {
        return problems(order).isEmpty();
    }
}
