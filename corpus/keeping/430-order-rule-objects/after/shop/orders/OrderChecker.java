package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

public final class OrderChecker {
    private static final double MAX_VALUE = 10000.0;

    private final List<Rule> rules;
    private int checked;
    private int rejected;

    public OrderChecker(int limit, Predicate<String> knownCustomer) {
        rules = List.of(
                Rule.customer(name -> knownCustomer.test(name)),
                Rule.quantity(limit),
                Rule.when(order -> !(order.unitPrice >= 0), "price"),
                Rule.when(order -> order.value() > MAX_VALUE, "value"),
                Rule.express(Set.of("DE", "AT")));
    }

    public List<String> check(Order order) {
        checked++;
        List<String> problems = new ArrayList<>();
        for (Rule rule : rules) {
            rule.violation(order).ifPresent(problems::add);
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
