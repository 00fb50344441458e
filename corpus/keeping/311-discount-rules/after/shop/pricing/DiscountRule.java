package shop.pricing;

@FunctionalInterface
public interface DiscountRule {
    /** Returns the new price for the whole cart. */
    long apply(long cents, int itemCount);
}
