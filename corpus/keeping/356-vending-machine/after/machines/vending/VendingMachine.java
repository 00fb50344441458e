package machines.vending;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.TreeMap;

public final class VendingMachine {
    private static final int MAX_INSERTED = 5000;

    private record Slot(int price, int count) {
        Slot {
            if (price < 0 || count < 0) {
                throw new IllegalArgumentException("price and count must not be negative");
            }
        }

        Slot oneLess() {
            return new Slot(price, count - 1);
        }
    }

    /** The money in the machine; never changed after it was made. */
    private record Cash(TreeMap<Integer, Integer> box, List<Integer> inserted) {
        static Cash of(int... coins) {
            TreeMap<Integer, Integer> box = new TreeMap<>();
            Arrays.stream(coins).forEach(coin -> box.put(requireCoin(coin), 0));
            return new Cash(box, List.of());
        }

        private static int requireCoin(int coin) {
            if (coin <= 0) {
                throw new IllegalArgumentException("no coin: " + coin);
            }
            return coin;
        }

        int balance() {
            return inserted.stream().mapToInt(Integer::intValue).sum();
        }

        Cash with(int coin) {
            List<Integer> more = new ArrayList<>(inserted);
            more.add(coin);
            return new Cash(box, List.copyOf(more));
        }

        /** The coins inserted go to the box and the change is taken out of it. */
        Cash settle(int rest, List<Integer> change) {
            TreeMap<Integer, Integer> after = new TreeMap<>(box);
            inserted.forEach(coin -> after.merge(coin, 1, Integer::sum));
            for (Map.Entry<Integer, Integer> stack : after.descendingMap().entrySet()) {
                int coin = stack.getKey();
                int n = Math.min(rest / coin, stack.getValue());
                rest -= n * coin;
                stack.setValue(stack.getValue() - n);
                for (int i = 0; i < n; i++) {
                    change.add(coin);
                }
            }
            if (rest > 0) {
                throw new IllegalStateException("not enough change");
            }
            return new Cash(after, List.of());
        }
    }

    private final Map<String, Slot> slots = new TreeMap<>();
    private Cash cash;

    public VendingMachine(int... coins) {
        cash = Cash.of(coins);
    }

    public void load(String product, int price, int count) {
        slots.put(Objects.requireNonNull(product), new Slot(price, count));
    }

    public int insert(int coin) {
        if (!cash.box().containsKey(coin)) {
            throw new IllegalArgumentException("this coin is not taken");
        }
        if (coin > MAX_INSERTED - balance()) {
            throw new IllegalStateException("enough money");
        }
        cash = cash.with(coin);
        return balance();
    }

    public int balance() {
        return cash.balance();
    }

    /** Sells one piece and returns the change, large coins first; nothing changes if that fails. */
    public List<Integer> select(String product) {
        Slot slot = slots.get(product);
        if (slot == null) {
            throw new NoSuchElementException("no " + product);
        }
        if (slot.count() == 0 || balance() < slot.price()) {
            throw new IllegalStateException("cannot sell " + product);
        }
        List<Integer> change = new ArrayList<>();
        cash = cash.settle(balance() - slot.price(), change);
        slots.put(product, slot.oneLess());
        return change;
    }

    public List<Integer> giveBack() {
        List<Integer> coins = new ArrayList<>(cash.inserted());
        cash = new Cash(cash.box(), List.of());
        return coins;
    }

    public Map<Integer, Integer> coinBox() {
        return new TreeMap<>(cash.box());
    }

    public int stock(String product) {
        Slot slot = slots.get(product);
        return slot == null ? -1 : slot.count();
    }
}
