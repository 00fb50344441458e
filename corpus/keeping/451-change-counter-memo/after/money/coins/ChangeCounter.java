package money.coins;

import java.util.Arrays;

public final class ChangeCounter {
    private static final int LIMIT = 5000;

    private final int[] coins;
    private long[] ways = {1};
    private int[] fewest = {0};
    private int asked;

    public ChangeCounter(int... coins) {
        if (coins.length == 0) {
            throw new IllegalArgumentException("at least one coin");
        }
        this.coins = coins.clone();
        Arrays.sort(this.coins);
        if (this.coins[0] <= 0) {
            throw new IllegalArgumentException("coin " + this.coins[0]);
        }
    }

    public long ways(int amount) {
        asked++;
        if (amount < 0) {
            return 0;
        }
        check(amount);
        if (amount >= ways.length) {
            ways = countWays(sizeFor(amount, ways.length));
        }
        return ways[amount];
    }

    public int fewest(int amount) {
        asked++;
        if (amount < 0) {
            return -1;
        }
        check(amount);
        if (amount >= fewest.length) {
            extendFewest(sizeFor(amount, fewest.length));
        }
        return fewest[amount];
    }

    private static void check(int amount) {
        if (amount > LIMIT) {
            throw new IllegalArgumentException("amount above " + LIMIT);
        }
    }

    private static int sizeFor(int amount, int current) {
        return Math.min(LIMIT + 1, Math.max(amount + 1, current * 2));
    }

    private long[] countWays(int size) {
        long[] table = new long[size];
        table[0] = 1;
        for (int coin : coins) {
            for (int a = coin; a < size; a++) {
                table[a] += table[a - coin];
            }
        }
        return table;
    }

    private void extendFewest(int size) {
        int known = fewest.length;
        int[] best = Arrays.copyOf(fewest, size);
        for (int a = known; a < size; a++) {
            best[a] = -1;
            for (int i = 0; i < coins.length && coins[i] <= a; i++) {
                int rest = best[a - coins[i]];
                if (rest >= 0 && (best[a] < 0 || rest + 1 < best[a])) {
                    best[a] = rest + 1;
                }
            }
        }
        fewest = best;
    }

    public boolean canPay(int amount) {
        return fewest(amount) >= 0;
    }

    public int asked() {
        return asked;
    }

    public int[] coins() {
        return coins.clone();
    }
}
