package store.orders;

import java.util.Locale;

public final class LabelPrinter {

    private int unknown;

    public String city(Order order) {
        if (order != null) {
            Address address = order.shipTo();
            if (address == null) {
                address = order.billTo();
            }
            if (address != null) {
                String city = address.city();
                if (city != null && !city.isBlank()) {
                    return city.strip().toUpperCase(Locale.ROOT);
                }
            }
        }
        unknown++;
        return "UNKNOWN";
    }

    public void print(Order order) {
        String name = "resident";
        if (order != null && order.customer() != null) {
            name = order.customer();
        }
        System.out.println("TO: " + name);
        if (order != null && order.shipTo() != null && order.shipTo().street() != null) {
            System.out.println("    " + order.shipTo().street());
        } else {
            System.out.println("    (pick up)");
        }
        System.out.println("    " + city(order));
    }

    public boolean sameDestination(Order a, Order b) {
        Address x = a == null ? null : a.shipTo();
        Address y = b == null ? null : b.shipTo();
        if (x == null || y == null) {
            return x == y;
        }
        return x.city() == null ? y.city() == null : x.city().equals(y.city());
    }

    public int unknown() {
        return unknown;
    }
}
