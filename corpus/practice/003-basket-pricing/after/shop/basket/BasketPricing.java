package shop.basket;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.LongUnaryOperator;

public class BasketPricing {
    private static final long FREE_SHIPPING_FROM = 5000;

    private final List<LongUnaryOperator> steps;
    private DiscountRule discount;
    private long shippingCents = 500;

    public BasketPricing(DiscountRule discount) {
        this.discount = Objects.requireNonNull(discount);
        this.steps = List.of(this.discount::apply, this::withShipping, BasketPricing::roundToFive);
    }

    public void changeDiscount(DiscountRule discount) {
        this.discount = Objects.requireNonNull(discount);
    }

    public void changeShipping(long cents) {
        this.shippingCents = cents;
    }

    public long total(long... itemCents) {
        long sum = Arrays.stream(itemCents).sum();
        for (LongUnaryOperator step : steps) {
            sum = step.applyAsLong(sum);
        }
        return sum;
    }

    private long withShipping(long cents) {
        return cents >= FREE_SHIPPING_FROM ? cents : cents + shippingCents;
    }

    private static long roundToFive(long cents) {
        return (cents + 2) / 5 * 5;
    }
}
