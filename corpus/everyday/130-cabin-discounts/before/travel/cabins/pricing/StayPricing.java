package travel.cabins.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Price of renting a cabin for some nights. */
public final class StayPricing {

    private final BigDecimal perNight;

    public StayPricing(BigDecimal perNight) {
        this.perNight = perNight;
    }

    public int discountPercent(int nights) {
        if (nights > 28) {
            return 30;
        } else if (nights > 14) {
            return 20;
        } else if (nights > 7) {
            return 10;
        }
        return 0;
    }

    public BigDecimal price(int nights) {
        if (nights < 1) {
            throw new IllegalArgumentException("nights " + nights);
        }
        BigDecimal full = perNight.multiply(BigDecimal.valueOf(nights));
        int percent = discountPercent(nights);
        if (percent == 0) {
            return full.setScale(2, RoundingMode.HALF_UP);
        }
        return full.multiply(BigDecimal.valueOf(100 - percent))
                .divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
    }
}
