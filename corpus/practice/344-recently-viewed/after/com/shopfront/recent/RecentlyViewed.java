package com.shopfront.recent;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The products that a visitor looked at, the latest first. */
public class RecentlyViewed {
    private final int capacity;
    private final List<String> products = new ArrayList<>();

    public RecentlyViewed(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity: " + capacity);
        }
        this.capacity = capacity;
    }

    public void viewed(String product) {
        products.remove(product);
        products.add(0, product);
        if (products.size() > capacity) {
            products.remove(capacity);
        }
    }

    /** Up to max products, not to be changed. */
    public List<String> latest(int max) {
        int count = Math.max(0, Math.min(max, products.size()));
        return Collections.unmodifiableList(products.subList(0, count));
    }

    public void merge(RecentlyViewed other) {
        List<String> others = other.latest(other.capacity);
        for (int i = others.size() - 1; i >= 0; i--) {
            if (!products.contains(others.get(i))) {
                viewed(others.get(i));
            }
        }
    }
}
