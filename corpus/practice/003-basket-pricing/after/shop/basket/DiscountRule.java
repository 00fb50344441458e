package shop.basket;

public interface DiscountRule {
    long apply(long cents);
}
