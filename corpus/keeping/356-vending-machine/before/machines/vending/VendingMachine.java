package machines.vending;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;

public final class VendingMachine {
    private static final int MAX_INSERTED = 5000;

    private final Map<String, int[]> slots = new TreeMap<>();
    private final TreeMap<Integer, Integer> box = new TreeMap<>();
    private final List<Integer> inserted = new ArrayList<>();

    public VendingMachine(int... coins) {
        for (int coin : coins) {
            if (coin <= 0) {
                throw new IllegalArgumentException("coin " + coin);
            }
            box.put(coin, 0);
        }
    }

    public void load(String product, int price, int count) {
        if (product == null) {
            throw new NullPointerException("product");
        }
        if (price < 0 || count < 0) {
            throw new IllegalArgumentException();
        }
        slots.put(product, new int[] {price, count});
    }

    public int insert(int coin) {
        if (!box.containsKey(coin)) {
            throw new IllegalArgumentException("unknown coin");
        }
        if ((long) balance() + coin > MAX_INSERTED) {
            throw new IllegalStateException("too much");
        }
        inserted.add(coin);
        return balance();
    }

    public int balance() {
        int sum = 0;
        for (int coin : inserted) {
            sum += coin;
        }
        return sum;
    }

    /** Sells one piece and returns the change, large coins first; nothing changes if that fails. */
    public List<Integer> select(String product) {
        int[] slot = slots.get(product);
        if (slot == null) {
            throw new NoSuchElementException(product);
        }
        int rest = balance() - slot[0];
        if (slot[1] == 0 || rest < 0) {
            throw new IllegalStateException("sold out or too little money");
        }
        for (int coin : inserted) {
            box.put(coin, box.get(coin) + 1);
        }
        List<Integer> change = new ArrayList<>();
        for (int coin : box.descendingKeySet()) {
            while (rest >= coin && box.get(coin) > 0) {
                rest -= coin;
                change.add(coin);
                box.put(coin, box.get(coin) - 1);
            }
        }
        if (rest > 0) {
            for (int coin : change) {
                box.put(coin, box.get(coin) + 1);
            }
            for (int coin : inserted) {
                box.put(coin, box.get(coin) - 1);
            }
            throw new IllegalStateException("no change");
        }
        slot[1]--;
        inserted.clear();
        return change;
    }

    public List<Integer> giveBack() {
        List<Integer> coins = new ArrayList<>(inserted);
        inserted.clear();
        return coins;
    }

    public Map<Integer, Integer> coinBox() {
        return new TreeMap<>(box);
    }

    public int stock(String product) {
        int[] slot = slots.get(product);
        return slot == null ? -1 : slot[1];
    }
}
