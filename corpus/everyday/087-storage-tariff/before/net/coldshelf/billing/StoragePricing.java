package net.coldshelf.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Monthly price of stored data by plan. */
public class StoragePricing {

    public BigDecimal monthly(String plan, int gigabytes, boolean replicated) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("gigabytes: " + gigabytes);
        }
        BigDecimal price;
        switch (plan) {
            case "basic":
                price = new BigDecimal("0.025").multiply(BigDecimal.valueOf(gigabytes));
                if (replicated) {
                    throw new IllegalArgumentException("basic is not replicated");
                }
                break;
            case "team":
                if (gigabytes <= 100) {
                    price = new BigDecimal("5");
                } else {
                    price = new BigDecimal("5").add(new BigDecimal("0.02").multiply(BigDecimal.valueOf(gigabytes - 100)));
                }
                if (replicated) {
                    price = price.multiply(new BigDecimal("1.8"));
                }
                break;
            case "archive":
                price = new BigDecimal("0.004").multiply(BigDecimal.valueOf(gigabytes));
                if (replicated) {
                    price = price.multiply(new BigDecimal("2"));
                }
                if (price.compareTo(BigDecimal.ONE) < 0) {
                    price = BigDecimal.ONE;
                }
                break;
            default:
                throw new IllegalArgumentException("no plan " + plan);
        }
        return price.setScale(2, RoundingMode.HALF_UP);
    }

    public String cheapest(int gigabytes, boolean replicated) {
        String best = null;
        BigDecimal bestPrice = null;
        for (String plan : new String[] {"basic", "team", "archive"}) {
            if (replicated && plan.equals("basic")) {
                continue;
            }
            BigDecimal price = monthly(plan, gigabytes, replicated);
            if (bestPrice == null || price.compareTo(bestPrice) < 0) {
                best = plan;
                bestPrice = price;
            }
        }
        return best;
    }
}
