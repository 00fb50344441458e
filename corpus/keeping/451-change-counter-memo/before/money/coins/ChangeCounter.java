package money.coins;

import java.util.Arrays;

public final class ChangeCounter {
    private final int[] coins;
    private int asked;

    public ChangeCounter(int... coins) {
        if (coins.length == 0) {
            throw new IllegalArgumentException("no coins");
        }
        this.coins = coins.clone();
        for (int coin : this.coins) {
            if (coin <= 0) {
                throw new IllegalArgumentException("coin " + coin);
            }
        }
        Arrays.sort(this.coins);
    }

    public long ways(int amount) {
        asked++;
        if (amount < 0) {
            return 0;
        }
        if (amount > 5000) {
            throw new IllegalArgumentException("amount " + amount);
        }
        long[] table = new long[amount + 1];
        table[0] = 1;
        for (int coin : coins) {
            for (int a = coin; a <= amount; a++) {
                table[a] += table[a - coin];
            }
        }
        return table[amount];
    }

    public int fewest(int amount) {
        asked++;
        if (amount < 0) {
            return -1;
        }
        if (amount > 5000) {
            throw new IllegalArgumentException("amount " + amount);
        }
        int[] best = new int[amount + 1];
        for (int a = 1; a <= amount; a++) {
            best[a] = -1;
            for (int coin : coins) {
                if (coin <= a && best[a - coin] >= 0 && (best[a] < 0 || best[a - coin] + 1 < best[a])) {
                    best[a] = best[a - coin] + 1;
                }
            }
        }
        return best[amount];
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
