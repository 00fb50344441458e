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
    private final Map<String, Set<Integer>> byCustomer = new TreeMap<>();

    public boolean add(String customer, int order) {
        Set<Integer> orders = byCustomer.get(customer);
        if (orders == null) {
            orders = new TreeSet<>();
            byCustomer.put(customer, orders);
        }
        return orders.add(order);
    }

    public boolean close(String customer, int order) {
        Set<Integer> orders = byCustomer.get(customer);
        if (orders == null) {
            return false;
        }
        boolean removed = orders.remove(order);
        if (orders.isEmpty()) {
            byCustomer.remove(customer);
        }
        return removed;
    }

    public List<Integer> ordersOf(String customer) {
        Set<Integer> orders = byCustomer.get(customer);
        if (orders == null) {
            return Collections.emptyList();
        }
        return Collections.unmodifiableList(new ArrayList<>(orders));
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
        Set<Integer> target = byCustomer.get(to);
        if (target == null) {
            byCustomer.put(to, moved);
        } else {
            target.addAll(moved);
        }
        return moved.size();
    }

    public Set<String> customers() {
        return new TreeSet<>(byCustomer.keySet());
    }

    public int size() {
        int size = 0;
        for (Set<Integer> orders : byCustomer.values()) {
            size += orders.size();
        }
        return size;
    }
}
