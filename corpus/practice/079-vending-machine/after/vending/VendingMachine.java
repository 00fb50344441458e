package vending;

import java.util.HashMap;
import java.util.Map;

public final class VendingMachine {

    /** The modes keep no data of their own, all machines share them. */
    private enum Mode {
        IDLE,
        HAS_CREDIT {
            @Override
            boolean select(VendingMachine machine, String slot) {
                return machine.sell(slot);
            }

            @Override
            void cancel(VendingMachine machine) {
                machine.refund();
                machine.mode = IDLE;
            }
        },
        BROKEN {
            @Override
            void insert(VendingMachine machine, int cents) {
                machine.dispenser.returnCoins(cents);
            }

            @Override
            void repair(VendingMachine machine) {
                machine.mode = machine.credit > 0 ? HAS_CREDIT : IDLE;
            }
        };

        void insert(VendingMachine machine, int cents) {
            machine.credit += cents;
            machine.mode = HAS_CREDIT;
        }

        boolean select(VendingMachine machine, String slot) {
            return false;
        }

        void cancel(VendingMachine machine) {
        }

        void repair(VendingMachine machine) {
            throw new IllegalStateException("not broken");
        }
    }

    private final Dispenser dispenser;
    private final Map<String, Integer> prices = new HashMap<>();
    private Mode mode = Mode.IDLE;
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
        mode.insert(this, cents);
    }

    public boolean select(String slot) {
        return mode.select(this, slot);
    }

    public void cancel() {
        mode.cancel(this);
    }

    public void repair() {
        mode.repair(this);
    }

    public int credit() {
        return credit;
    }

    public boolean isBroken() {
        return mode == Mode.BROKEN;
    }

    private boolean sell(String slot) {
        Integer price = prices.get(slot);
        if (price == null) {
            throw new IllegalArgumentException("no slot " + slot);
        }
        if (price > credit) {
            return false;
        }
        if (!dispenser.drop(slot)) {
            mode = Mode.BROKEN;
            refund();
            return false;
        }
        credit -= price;
        if (credit == 0) {
            mode = Mode.IDLE;
        }
        return true;
    }

    private void refund() {
        int amount = credit;
        credit = 0;
        dispenser.returnCoins(amount);
    }
}
