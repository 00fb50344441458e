package snacks;

import java.util.Map;
import java.util.TreeMap;

public final class VendingMachine {
    public enum Status { IDLE, PAYING, LOCKED }

    private final Map<String, Integer> stock = new TreeMap<>();
    private final int price;
    private Status status = Status.IDLE;
    private int credit;
    private long earned;

    public VendingMachine(int price) {
        if (price <= 0 || price > 10000) {
            throw new IllegalArgumentException("price");
        }
        this.price = price;
    }

    public void refill(String item, int count) {
        if (item == null || count < 0) {
            throw new IllegalArgumentException("refill");
        }
        stock.merge(item, count, Integer::sum);
    }

    public int insert(int coin) {
        switch (status) {
            case IDLE:
                if (coin != 10 && coin != 20 && coin != 50 && coin != 100) {
                    return coin;
                }
                credit = coin;
                status = Status.PAYING;
                return 0;
            case PAYING:
                if (coin != 10 && coin != 20 && coin != 50 && coin != 100) {
                    return coin;
                }
                if (credit + coin > price + 100) {
                    return coin;
                }
                credit += coin;
                return 0;
            default:
                return coin;
        }
    }

    public int select(String item) {
        switch (status) {
            case IDLE:
                throw new IllegalStateException("no money");
            case PAYING:
                Integer left = stock.get(item);
                if (left == null || left <= 0) {
                    return -1;
                }
                if (credit < price) {
                    return -2;
                }
                stock.put(item, left - 1);
                int change = credit - price;
                earned += price;
                credit = 0;
                status = Status.IDLE;
                return change;
            default:
                throw new IllegalStateException("locked");
        }
    }

    public int refund() {
        if (status == Status.PAYING) {
            int back = credit;
            credit = 0;
            status = Status.IDLE;
            return back;
        }
        return 0;
    }

    public boolean lock() {
        if (status == Status.IDLE) {
            status = Status.LOCKED;
            return true;
        }
        return status == Status.LOCKED;
    }

    public void unlock() {
        if (status != Status.LOCKED) {
            throw new IllegalStateException("not locked");
        }
        status = Status.IDLE;
    }

    public Status status() { return status; }

    public String display() {
        switch (status) {
            case IDLE: return "READY " + stock;
            case PAYING: return "CREDIT " + credit + "/" + price;
            default: return "LOCKED, earned " + earned;
        }
    }
}
