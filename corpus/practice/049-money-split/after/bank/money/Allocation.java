package bank.money;

/** Ratios by which an amount is shared out without losing a unit. */
final class Allocation {
    private final int[] ratios;
    private final long total;

    Allocation(int[] ratios) {
        if (ratios.length == 0) {
            throw new IllegalArgumentException("no ratios");
        }
        this.ratios = ratios;
        this.total = sum(ratios);
        if (total == 0) {
            throw new IllegalArgumentException("all ratios are zero");
        }
    }

    private static long sum(int[] ratios) {
        long sum = 0;
        for (int ratio : ratios) {
            if (ratio < 0) {
                throw new IllegalArgumentException("negative ratio");
            }
            sum += ratio;
        }
        return sum;
    }

    long[] split(long amount) {
        long[] shares = new long[ratios.length];
        long rest = amount;
        for (int i = 0; i < shares.length; i++) {
            shares[i] = Math.multiplyExact(amount, (long) ratios[i]) / total;
            rest -= shares[i];
        }
        spread(rest, shares);
        return shares;
    }

    private static void spread(long rest, long[] shares) {
        int sign = Long.signum(rest);
        int units = (int) Math.abs(rest);
        for (int i = 0; i < units; i++) {
            shares[i] += sign;
        }
    }
}
