package store.orders;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

public final class LabelPrinter {

    private int unknown;

    public String city(Order order) {
        return Optional.ofNullable(order)
                .flatMap(o -> Optional.ofNullable(o.shipTo()).or(() -> Optional.ofNullable(o.billTo())))
                .map(Address::city)
                .filter(city -> !city.isBlank())
                .map(city -> city.strip().toUpperCase(Locale.ROOT))
                .orElseGet(this::unknownCity);
    }

    private String unknownCity() {
        unknown++;
        return "UNKNOWN";
    }

    public void print(Order order) {
        Optional<Order> known = Optional.ofNullable(order);
        System.out.println("TO: " + known.map(Order::customer).orElse("resident"));
        known.map(Order::shipTo)
                .map(Address::street)
                .ifPresentOrElse(
                        street -> System.out.println("    " + street),
                        () -> System.out.println("    (pick up)"));
        System.out.println("    " + city(order));
    }

    public boolean sameDestination(Order a, Order b) {
        Optional<Address> x = Optional.ofNullable(a).map(Order::shipTo);
        Optional<Address> y = Optional.ofNullable(b).map(Order::shipTo);
        if (x.isPresent() && y.isPresent()) {
            return Objects.equals(x.get().city(), y.get().city());
        }
        return x.isEmpty() && y.isEmpty();
    }

    public int unknown() {
        return unknown;
    }
}
