package com.retailcore.orders;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Open orders by customer. */
public class OrderIndex {
    /** Never maps to an empty set. */
    private final Map<String, Set<Integer>> byCustomer = new TreeMap<>();

    public boolean add(String customer, int order) {
        return byCustomer.computeIfAbsent(customer, c -> new TreeSet<>()).add(order);
    }

    public boolean close(String customer, int order) {
        boolean removed = open(customer).contains(order);
        byCustomer.computeIfPresent(customer, (c, orders) -> {
            orders.remove(order);
            return orders.isEmpty() ? null : orders;
        });
        return removed;
    }

    public List<Integer> ordersOf(String customer) {
        Set<Integer> orders = open(customer);
        return orders.isEmpty() ? Collections.emptyList() : Collections.unmodifiableList(new ArrayList<>(orders));
    }

    /** Moves all orders, for merged customer accounts. */
    public int move(String from, String to) {
        if (from.equals(to)) {
            return 0;
        }
        Set<Integer> moved = byCustomer.remove(from);
        if (moved == null) {
            return 0;
        }
        byCustomer.merge(to, moved, (target, added) -> {
            target.addAll(added);
            return target;
        });
        return moved.size();
    }

    public Set<String> customers() {
        return new TreeSet<>(byCustomer.keySet());
    }

    public int size() {
        return byCustomer.values().stream().mapToInt(Set::size).sum();
    }

    private Set<Integer> open(String customer) {
        return byCustomer.getOrDefault(customer, Set.of());
    }
}
