package shop.discount;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

public class Discounts {
    private final List<Integer> percents = new ArrayList<>();

    public void add(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent: " + percent);
        }
        percents.add(percent);
    }

    public int apply(int cents) {
        return percents.stream()
            .reduce(cents, (value, p) -> (int) ((long) value * (100 - p) / 100));
    }

    public int strongest() {
        return percents.stream().mapToInt(p -> p).max().orElse(0);
    }

    public IntUnaryOperator asOperator() {
        return this::apply;
    }
}
