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
        while (products.size() > capacity) {
            products.remove(products.size() - 1);
        }
    }

    /** Up to max products, not to be changed. */
    public List<String> latest(int max) {
        List<String> result = new ArrayList<>();
        for (String product : products) {
            if (result.size() >= max) {
                break;
            }
            result.add(product);
        }
        return Collections.unmodifiableList(result);
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
