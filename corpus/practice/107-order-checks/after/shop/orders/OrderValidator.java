package shop.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

public final class OrderValidator {
    private record Rule(String code, Predicate<Order> violated) {
    }

    private final List<Rule> rules;

    public OrderValidator(List<String> countries) {
        List<String> accepted = List.copyOf(countries);
        this.rules = List.of(
                new Rule("id", order -> order.id() == null || order.id().isBlank()),
                new Rule("customer", order -> order.customer() == null),
                new Rule("lines", OrderValidator::hasNoLines),
                new Rule("quantity", order -> !hasNoLines(order) && hasBadQuantity(order)),
                new Rule("discount", order -> !hasNoLines(order) && isOverDiscounted(order)),
                new Rule("country", order -> !accepted.contains(order.country())));
    }

    public List<String> problems(Order order) {
        List<String> codes = new ArrayList<>();
        for (Rule rule : rules) {
            if (rule.violated().test(order)) {
                codes.add(rule.code());
            }
        }
        return codes;
    }

    public boolean isValid(Order order) {
        return problems(order).isEmpty();
    }

    private static boolean hasNoLines(Order order) {
        return order.lines() == null || order.lines().isEmpty();
    }

    private static boolean hasBadQuantity(Order order) {
        for (Order.Line line : order.lines()) {
            if (line.quantity() <= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOverDiscounted(Order order) {
        return order.discountCents() != null && order.discountCents() > order.totalCents();
    }
}
