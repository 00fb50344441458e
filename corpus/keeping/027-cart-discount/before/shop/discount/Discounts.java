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
        int value = cents;
        for (Integer p : percents) {
            value = (int) ((long) value * (100 - p) / 100);
        }
        return value;
    }

    public int strongest() {
        int best = 0;
        for (Integer p : percents) {
            if (p > best) {
                best = p;
            }
        }
        return best;
    }

    public IntUnaryOperator asOperator() {
        return this::apply;
    }
}
