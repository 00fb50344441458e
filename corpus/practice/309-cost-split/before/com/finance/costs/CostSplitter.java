package com.finance.costs;

import java.util.Arrays;

/** Splits an amount of cents over departments by weight without losing a cent. */
public final class CostSplitter {
    private CostSplitter() {
    }

    public static long[] split(long cents, int... weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative amount: " + cents);
        }
        long sum = 0;
        for (int weight : weights) {
            if (weight < 0) {
                throw new IllegalArgumentException("negative weight: " + weight);
            }
            sum += weight;
        }
        if (sum == 0) {
            throw new IllegalArgumentException("no weights");
        }
        long[] shares = new long[weights.length];
        long rest = cents;
        for (int i = 0; i < weights.length; i++) {
            shares[i] = Math.multiplyExact(cents, (long) weights[i]) / sum;
            rest -= shares[i];
        }
        int i = 0;
        while (rest > 0) {
            if (weights[i] > 0) {
                shares[i]++;
                rest--;
            }
            i = (i + 1) % weights.length;
        }
        return shares;
    }

    public static String describe(long cents, int... weights) {
        StringBuilder text = new StringBuilder();
        for (long share : split(cents, weights)) {
            if (text.length() > 0) {
                text.append(" + ");
            }
            text.append(share / 100).append('.').append(share % 100 < 10 ? "0" : "").append(share % 100);
        }
        return text.toString();
    }
}
