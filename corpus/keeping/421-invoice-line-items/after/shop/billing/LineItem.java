package shop.billing;

final class LineItem {
    private static final int FOOD_RATE = 7;
    private static final int FULL_RATE = 19;

    private final String name;
    private final long unitCents;
    private int quantity;

    LineItem(String name, int quantity, long unitCents) {
        this.name = name;
        this.quantity = quantity;
        this.unitCents = unitCents;
    }

    boolean matches(String otherName, long otherUnitCents) {
        return unitCents == otherUnitCents && name.equals(otherName);
    }

    void grow(int more) {
        quantity = Math.addExact(quantity, more);
    }

    long amount() {
        return quantity * unitCents;
    }

    long tax() {
        return (amount() * rate() + 50) / 100;
    }

    private int rate() {
        return name.startsWith("food:") ? FOOD_RATE : FULL_RATE;
    }

    String describe() {
        long rest = unitCents % 100;
        return quantity + " x " + name + " @ " + unitCents / 100 + (rest < 10 ? ".0" : ".") + rest;
    }
}
