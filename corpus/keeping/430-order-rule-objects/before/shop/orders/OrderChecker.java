package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

public final class OrderChecker {
    private final int limit;
    private final Predicate<String> knownCustomer;
    private int checked;
    private int rejected;

    public OrderChecker(int limit, Predicate<String> knownCustomer) {
        this.limit = limit;
        this.knownCustomer = knownCustomer;
    }

    public List<String> check(Order order) {
        checked++;
        List<String> problems = new ArrayList<>();
        if (order.customer == null || order.customer.isBlank()) {
            problems.add("customer missing");
        } else if (!knownCustomer.test(order.customer)) {
            problems.add("customer unknown");
        }
        if (order.quantity <= 0) {
            problems.add("quantity");
        } else if (order.quantity > limit) {
            problems.add("quantity above " + limit);
        }
        if (!(order.unitPrice >= 0)) {
            problems.add("price");
        }
        if (order.quantity * order.unitPrice > 10000.0) {
            problems.add("value");
        }
        if (order.express && !order.country.equals("DE") && !order.country.equals("AT")) {
            problems.add("express not to " + order.country);
        }
        if (!problems.isEmpty()) {
            rejected++;
        }
        return problems;
    }

    public boolean accepts(Order order) {
        return check(order).isEmpty();
    }

    public String firstProblem(Order order) {
        List<String> problems = check(order);
        return problems.isEmpty() ? null : problems.get(0);
    }

    public double rejectionRate() {
        return (double) rejected / checked;
    }
}
