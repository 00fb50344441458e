package shop.basket;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.LongUnaryOperator;

public class BasketPricing {
    private final List<LongUnaryOperator> steps = new ArrayList<>();
    private DiscountRule discount;
    private long shippingCents = 500;

    public BasketPricing(DiscountRule discount) {
        this.discount = Objects.requireNonNull(discount);
        steps.add(cents -> this.discount.apply(cents));
        steps.add(cents -> withShipping(cents));
        steps.add(cents -> roundToFive(cents));
    }

    public void changeDiscount(DiscountRule discount) {
        this.discount = Objects.requireNonNull(discount);
    }

    public void changeShipping(long cents) {
        this.shippingCents = cents;
    }

    public long total(long... itemCents) {
        long sum = 0;
        for (long cents : itemCents) {
            sum += cents;
        }
        for (LongUnaryOperator step : steps) {
            sum = step.applyAsLong(sum);
        }
        return sum;
    }

    private long withShipping(long cents) {
        return cents >= 5000 ? cents : cents + shippingCents;
    }

    private long roundToFive(long cents) {
        return (cents + 2) / 5 * 5;
    }
}
