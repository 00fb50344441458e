package snacks;

import java.util.Map;
import java.util.TreeMap;

public final class VendingMachine {
    public enum Status { IDLE, PAYING, LOCKED }

    private final Map<String, Integer> stock = new TreeMap<>();
    private final int price;
    private MachineState state = new MachineState.Idle();
    private long earned;

    public VendingMachine(int price) {
        if (price <= 0 || price > 10000) {
            throw new IllegalArgumentException("price " + price);
        }
        this.price = price;
    }

    public void refill(String item, int count) {
        if (item == null || count < 0) {
            throw new IllegalArgumentException("refill");
        }
        stock.merge(item, count, Integer::sum);
    }

    public int insert(int coin) { return state.insert(this, coin); }
    public int select(String item) { return state.select(this, item); }
    public int refund() { return state.refund(this); }
    public boolean lock() { return state.lock(this); }
    public void unlock() { state.unlock(this); }
    public Status status() { return state.status(); }
    public String display() { return state.display(this); }
    void become(MachineState next) { state = next; }
    int price() { return price; }
    long earned() { return earned; }
    Map<String, Integer> stock() { return stock; }

    boolean available(String item) {
        Integer left = stock.get(item);
        return left != null && left > 0;
    }

    void sell(String item) {
        stock.computeIfPresent(item, (k, left) -> left - 1);
        earned += price;
    }
}
