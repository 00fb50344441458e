package travel.cabins.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Price of renting a cabin for some nights. */
public final class StayPricing {

    private static final NavigableMap<Integer, Integer> DISCOUNTS = new TreeMap<>(Map.of(
            7, 10,
            14, 20,
            28, 30));

    private final BigDecimal perNight;

    public StayPricing(BigDecimal perNight) {
        this.perNight = perNight;
    }

    public int discountPercent(int nights) {
        Map.Entry<Integer, Integer> step = DISCOUNTS.floorEntry(nights);
        return step == null ? 0 : step.getValue();
    }

    public BigDecimal price(int nights) {
        if (nights < 1) {
            throw new IllegalArgumentException("nights " + nights);
        }
        return perNight.multiply(BigDecimal.valueOf(nights))
                .multiply(BigDecimal.valueOf(100 - discountPercent(nights)))
                .divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
    }
}
