package com.finance.costs;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Splits an amount of cents over departments by weight without losing a cent. */
public final class CostSplitter {
    private CostSplitter() {
    }

    public static long[] split(long cents, int... weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative amount: " + cents);
        }
        long sum = total(weights);
        long[] shares = Arrays.stream(weights).mapToLong(w -> Math.multiplyExact(cents, (long) w) / sum).toArray();
        // every department with a weight lost less than one cent to rounding, so one pass is enough
        long rest = cents - Arrays.stream(shares).sum();
        for (int i = 0; rest > 0; i++) {
            if (weights[i] > 0) {
                shares[i]++;
                rest--;
            }
        }
        return shares;
    }

    private static long total(int[] weights) {
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
        return sum;
    }

    public static String describe(long cents, int... weights) {
        return Arrays.stream(split(cents, weights))
                .mapToObj(CostSplitter::format)
                .collect(Collectors.joining(" + "));
    }

    private static String format(long cents) {
        return cents / 100 + "." + (cents % 100 < 10 ? "0" : "") + cents % 100;
    }
}
