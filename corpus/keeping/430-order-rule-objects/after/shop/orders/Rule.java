package shop.orders;

import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

@FunctionalInterface
interface Rule {
    Optional<String> violation(Order order);

    static Rule when(Predicate<Order> broken, String message) {
        return order -> broken.test(order) ? Optional.of(message) : Optional.empty();
    }

    static Rule customer(Predicate<String> known) {
        return order -> {
            if (!order.hasCustomer()) {
                return Optional.of("customer missing");
            }
            return known.test(order.customer) ? Optional.empty() : Optional.of("customer unknown");
        };
    }

    static Rule quantity(int limit) {
        return order -> {
            if (order.quantity <= 0) {
                return Optional.of("quantity");
            }
            return order.quantity > limit ? Optional.of("quantity above " + limit) : Optional.empty();
        };
    }

    static Rule express(Set<String> countries) {
        return order -> order.express && !countries.contains(order.country)
                ? Optional.of("express not to " + order.country)
                : Optional.empty();
    }
}
