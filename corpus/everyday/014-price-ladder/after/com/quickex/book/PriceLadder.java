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
        int i = lowerBound(price);
        if (isLevel(i, price)) {
            quantities[i] += quantity;
            return;
        }
        if (levels == prices.length) {
            prices = Arrays.copyOf(prices, levels * 2);
            quantities = Arrays.copyOf(quantities, levels * 2);
        }
        System.arraycopy(prices, i, prices, i + 1, levels - i);
        System.arraycopy(quantities, i, quantities, i + 1, levels - i);
        prices[i] = price;
        quantities[i] = quantity;
        levels++;
    }

    /** Takes up to the given quantity from a level and says how much that was. */
    public long take(long price, long quantity) {
        int i = lowerBound(price);
        if (!isLevel(i, price)) {
            return 0;
        }
        long taken = Math.min(quantity, quantities[i]);
        quantities[i] -= taken;
        if (quantities[i] == 0) {
            levels--;
            System.arraycopy(prices, i + 1, prices, i, levels - i);
            System.arraycopy(quantities, i + 1, quantities, i, levels - i);
        }
        return taken;
    }

    public long quantityAt(long price) {
        int i = lowerBound(price);
        return isLevel(i, price) ? quantities[i] : 0;
    }

    /** The highest price not above the limit. */
    public OptionalLong bestUpTo(long limit) {
        int i = lowerBound(limit);
        if (isLevel(i, limit)) {
            return OptionalLong.of(limit);
        }
        return i == 0 ? OptionalLong.empty() : OptionalLong.of(prices[i - 1]);
    }

    /** The total quantity at prices of at least from and below to. */
    public long volume(long from, long to) {
        long sum = 0;
        int end = lowerBound(to);
        for (int i = lowerBound(from); i < end; i++) {
            sum += quantities[i];
        }
        return sum;
    }

    public int levels() {
        return levels;
    }

    /** The first level whose price is not below the given one, or the number of levels. */
    private int lowerBound(long price) {
        int low = 0;
        int high = levels;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (prices[middle] < price) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private boolean isLevel(int i, long price) {
        return i < levels && prices[i] == price;
    }
}
