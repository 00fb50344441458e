package com.quickex.book;

import java.util.Arrays;
import java.util.OptionalLong;

/** Open quantity for each price level of one side of the book, ascending by price. */
public class PriceLadder {
    private long[] prices = new long[4];
    private long[] quantities = new long[4];
    private int levels;

    public void add(long price, long quantity) {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
        int i = 0;
        while (i < levels && prices[i] < price) {
            i++;
        }
        if (i < levels && prices[i] == price) {
            quantities[i] += quantity;
            return;
        }
        if (levels == prices.length) {
            prices = Arrays.copyOf(prices, levels * 2);
            quantities = Arrays.copyOf(quantities, levels * 2);
        }
        for (int k = levels; k > i; k--) {
            prices[k] = prices[k - 1];
            quantities[k] = quantities[k - 1];
        }
        prices[i] = price;
        quantities[i] = quantity;
        levels++;
    }

    /** Takes up to the given quantity from a level and says how much that was. */
    public long take(long price, long quantity) {
        for (int i = 0; i < levels; i++) {
            if (prices[i] == price) {
                long taken = Math.min(quantity, quantities[i]);
                quantities[i] -= taken;
                if (quantities[i] == 0) {
                    for (int k = i; k < levels - 1; k++) {
                        prices[k] = prices[k + 1];
                        quantities[k] = quantities[k + 1];
                    }
                    levels--;
                }
                return taken;
            }
        }
        return 0;
    }

    public long quantityAt(long price) {
        for (int i = 0; i < levels; i++) {
            if (prices[i] == price) {
                return quantities[i];
            }
        }
        return 0;
    }

    /** The highest price not above the limit. */
    public OptionalLong bestUpTo(long limit) {
        for (int i = levels - 1; i >= 0; i--) {
            if (prices[i] <= limit) {
                return OptionalLong.of(prices[i]);
            }
        }
        return OptionalLong.empty();
    }

    /** The total quantity at prices of at least from and below to. */
    public long volume(long from, long to) {
        long sum = 0;
        for (int i = 0; i < levels; i++) {
            if (prices[i] >= from && prices[i] < to) {
                sum += quantities[i];
            }
        }
        return sum;
    }

    public int levels() {
        return levels;
    }
}
