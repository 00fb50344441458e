package vending;

import java.util.HashMap;
import java.util.Map;

public final class VendingMachine {

    private static final int IDLE = 0;
    private static final int HAS_CREDIT = 1;
    private static final int BROKEN = 2;

    private final Dispenser dispenser;
    private final Map<String, Integer> prices = new HashMap<>();
    private int mode = IDLE;
    private int credit;

    public VendingMachine(Dispenser dispenser) {
        this.dispenser = dispenser;
    }

    public void setPrice(String slot, int cents) {
        prices.put(slot, cents);
    }

    public void insert(int cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("coin");
        }
        if (mode == BROKEN) {
            dispenser.returnCoins(cents);
        } else {
            credit += cents;
            mode = HAS_CREDIT;
        }
    }

    public boolean select(String slot) {
        if (mode != HAS_CREDIT) {
            return false;
        }
        Integer price = prices.get(slot);
        if (price == null) {
            throw new IllegalArgumentException("no slot " + slot);
        }
        if (price > credit) {
            return false;
        }
        if (!dispenser.drop(slot)) {
            mode = BROKEN;
            refund();
            return false;
        }
        credit -= price;
        if (credit == 0) {
            mode = IDLE;
        }
        return true;
    }

    public void cancel() {
        if (mode == HAS_CREDIT) {
            refund();
            mode = IDLE;
        }
    }

    public void repair() {
        if (mode == BROKEN) {
            mode = credit > 0 ? HAS_CREDIT : IDLE;
        } else {
            throw new IllegalStateException("not broken");
        }
    }

    public int credit() {
        return credit;
    }

    public boolean isBroken() {
        return mode == BROKEN;
    }

    private void refund() {
        int amount = credit;
        credit = 0;
        dispenser.returnCoins(amount);
    }
}
