package com.fxdesk.rates;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Keeps the most recently used exchange rates. */
public class RateCache {
    private final int capacity;
    private final Map<String, BigDecimal> rates = new HashMap<>();
    private final LinkedList<String> order = new LinkedList<>();
    private int evictions;

    public RateCache(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public Optional<BigDecimal> get(String pair) {
        BigDecimal rate = rates.get(pair);
        if (rate == null) {
            return Optional.empty();
        }
        order.remove(pair);
        order.addLast(pair);
        return Optional.of(rate);
    }

    /** Like get, but does not count as use. */
    public boolean contains(String pair) {
        return rates.containsKey(pair);
    }

    public void put(String pair, BigDecimal rate) {
        Objects.requireNonNull(rate, "rate");
        if (rates.put(pair, rate) != null) {
            order.remove(pair);
        }
        order.addLast(pair);
        if (order.size() > capacity) {
            rates.remove(order.removeFirst());
            evictions++;
        }
    }

    public boolean remove(String pair) {
        order.remove(pair);
        return rates.remove(pair) != null;
    }

    /** The pairs, least recently used first. */
    public List<String> pairs() {
        return new ArrayList<>(order);
    }

    public int size() {
        return rates.size();
    }

    public int evictions() {
        return evictions;
    }
}
