package com.splitledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Splits an amount over departments by weight; cents left over go to the largest remainders, the first of equals. */
public class InvoiceSplitter {
    private final int[] weights;
    private final long weightSum;

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
        this.weightSum = sum;
    }

    public List<Long> split(long totalCents) {
        List<Share> shares = new ArrayList<>();
        List<Long> result = new ArrayList<>();
        long left = totalCents;
        for (int i = 0; i < weights.length; i++) {
            Share share = Share.of(i, totalCents, weights[i], weightSum);
            shares.add(share);
            result.add(share.cents());
            left -= share.cents();
        }
        shares.sort(Share.LARGEST_REMAINDER_FIRST);
        // the floor of each share loses less than one cent, so there are more shares than cents left
        for (Share share : shares.subList(0, (int) left)) {
            result.set(share.index(), share.cents() + 1);
        }
        return Collections.unmodifiableList(result);
    }
}
