package gov.grants.budget;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Splits a grant over districts by weight without losing a cent (largest remainder method). */
public final class GrantAllocator {

    public long[] allocate(long cents, int[] weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative grant");
        }
        long total = totalOf(weights);
        long[] shares = new long[weights.length];
        long[] remainders = new long[weights.length];
        for (int i = 0; i < weights.length; i++) {
            long product = Math.multiplyExact(cents, (long) weights[i]);
            shares[i] = product / total;
            remainders[i] = product % total;
        }
        long left = cents - Arrays.stream(shares).sum();
        IntStream.range(0, shares.length)
                .boxed()
                .sorted(Comparator.comparingLong((Integer i) -> remainders[i]).reversed())
                .limit(left)
                .forEachOrdered(i -> shares[i]++);
        return shares;
    }

    private static long totalOf(int[] weights) {
        long total = 0;
        for (int weight : weights) {
            if (weight < 0) {
                throw new IllegalArgumentException("negative weight");
            }
            total += weight;
        }
        if (total == 0) {
            throw new IllegalArgumentException("no weights");
        }
        return total;
    }
}
