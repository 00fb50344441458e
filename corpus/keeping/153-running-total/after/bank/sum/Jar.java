package bank.sum;

import java.util.ArrayList;
import java.util.List;

public class Jar {
    private final List<Integer> coins = new ArrayList<>();
    private int total;

    public void drop(int coin) {
        if (coin <= 0) {
            throw new IllegalArgumentException("no such coin: " + coin);
        }
        coins.add(coin);
        total += coin;
    }

    public boolean take(int coin) {
        boolean taken = coins.remove((Integer) coin);
        if (taken) {
            total -= coin;
        }
        return taken;
    }

    public int smash() {
        int all = total();
        coins.clear();
        total = 0;
        return all;
    }

    public int total() {
        return total;
    }

    public int count() {
        return coins.size();
    }
}
