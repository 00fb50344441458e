package com.fxdesk.rates;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Keeps the most recently used exchange rates. */
public class RateCache {
    private final int capacity;
    private final Map<String, BigDecimal> rates = new LruMap();
    private int evictions;

    public RateCache(int capacity) {
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.capacity = capacity;
    }

    public Optional<BigDecimal> get(String pair) {
        return Optional.ofNullable(rates.get(pair));
    }

    /** Like get, but does not count as use. */
    public boolean contains(String pair) {
        return rates.containsKey(pair);
    }

    public void put(String pair, BigDecimal rate) {
        rates.put(pair, Objects.requireNonNull(rate, "rate"));
    }

    public boolean remove(String pair) {
        return rates.remove(pair) != null;
    }

    /** The pairs, least recently used first. */
    public List<String> pairs() {
        return new ArrayList<>(rates.keySet());
    }

    public int size() {
        return rates.size();
    }

    public int evictions() {
        return evictions;
    }

    private final class LruMap extends LinkedHashMap<String, BigDecimal> {
        private static final long serialVersionUID = 1L;

        LruMap() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, BigDecimal> eldest) {
            boolean evict = size() > capacity;
            if (evict) {
                evictions++;
            }
            return evict;
        }
    }
}
