package gov.grants.budget;

/** Splits a grant over districts by weight without losing a cent (largest remainder method). */
public final class GrantAllocator {

    public long[] allocate(long cents, int[] weights) {
        if (cents < 0) {
            throw new IllegalArgumentException("negative grant");
        }
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
        int n = weights.length;
        long[] shares = new long[n];
        long[] remainders = new long[n];
        long left = cents;
        for (int i = 0; i < n; i++) {
            long product = Math.multiplyExact(cents, (long) weights[i]);
            shares[i] = product / total;
            remainders[i] = product % total;
            left -= shares[i];
        }
        boolean[] topped = new boolean[n];
        while (left > 0) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (!topped[i] && (best < 0 || remainders[i] > remainders[best])) {
                    best = i;
                }
            }
            shares[best]++;
            topped[best] = true;
            left--;
        }
        return shares;
    }
}
