package bank.sum;

import java.util.ArrayList;
import java.util.List;

public class Jar {
    private final List<Integer> coins = new ArrayList<>();

    public void drop(int coin) {
        if (coin <= 0) {
            throw new IllegalArgumentException("coin");
        }
        coins.add(coin);
    }

    public boolean take(int coin) {
        return coins.remove((Integer) coin);
    }

    public int smash() {
        int all = total();
        coins.clear();
        return all;
    }

    public int total() {
        int sum = 0;
        for (int c : coins) {
            sum += c;
        }
        return sum;
    }

    public int count() {
        return coins.size();
    }
}
