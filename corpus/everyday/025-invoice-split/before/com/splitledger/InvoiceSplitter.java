package com.splitledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Splits an amount over departments by weight; cents left over go to the largest remainders, the first of equals. */
public class InvoiceSplitter {
    private final int[] weights;

    public InvoiceSplitter(int... weights) {
        if (weights.length == 0) {
            throw new IllegalArgumentException("no weights");
        }
        long sum = 0;
        for (int weight : weights) {
            if (weight < 0) {
                throw new IllegalArgumentException("negative weight");
            }
            sum += weight;
        }
        if (sum == 0) {
            throw new IllegalArgumentException("all weights are zero");
        }
        this.weights = weights.clone();
    }

    public List<Long> split(long totalCents) {
        long sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        long[] shares = new long[weights.length];
        long[] remainders = new long[weights.length];
        long left = totalCents;
        for (int i = 0; i < weights.length; i++) {
            long product = Math.multiplyExact(totalCents, (long) weights[i]);
            shares[i] = Math.floorDiv(product, sum);
            remainders[i] = Math.floorMod(product, sum);
            left -= shares[i];
        }
        while (left > 0) {
            int best = 0;
            for (int i = 1; i < remainders.length; i++) {
                if (remainders[i] > remainders[best]) {
                    best = i;
                }
            }
            shares[best]++;
            remainders[best] = -1;
            left--;
        }
        List<Long> result = new ArrayList<>();
        for (long share : shares) {
            result.add(share);
        }
        return Collections.unmodifiableList(result);
    }
}
