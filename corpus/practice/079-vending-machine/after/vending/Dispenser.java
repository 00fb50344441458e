package vending;

/** The hardware; it may call back into the machine while it works. */
public interface Dispenser {
    boolean drop(String slot);

    void returnCoins(int cents);
}
